// lit-html asks for a document when it is loaded. Nothing is drawn here.
globalThis.document ??= { createTreeWalker: () => ({}) };
