// The part of Fluent that the client uses, for the checker of types.
export interface Message {
  value: object | null;
}
export declare class FluentResource {
  constructor(source: string);
}
export declare class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): Message | undefined;
  formatPattern(pattern: object, values?: Record<string, string | number>, errors?: Error[] | null): string;
}
