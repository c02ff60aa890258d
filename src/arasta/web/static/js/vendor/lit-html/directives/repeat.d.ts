// For the checker of types.
export declare const repeat: <T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  draw: (item: T, index: number) => unknown,
) => unknown;
