/** Where a key works: anywhere in the app, among the documents, or only while the focus is in one region. */
export type KeyScope = 'app' | 'documents' | 'pages' | 'values';

interface KeyRow {
  readonly scope: KeyScope;
  /** Values of `KeyboardEvent.key`; any of them does it. */
  readonly keys: readonly string[];
}

/** Every key of the app, by what it does, in the order of the help. */
export const keyTable = {
  help: { scope: 'app', keys: ['?'] },
  leave: { scope: 'documents', keys: ['Escape'] },
  previousDocument: { scope: 'documents', keys: ['['] },
  nextDocument: { scope: 'documents', keys: [']'] },
  view: { scope: 'documents', keys: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  find: { scope: 'documents', keys: ['/'] },
  nextPage: { scope: 'documents', keys: ['j', 'n'] },
  previousPage: { scope: 'documents', keys: ['k', 'p'] },
  goToPage: { scope: 'documents', keys: ['g'] },
  zoomIn: { scope: 'documents', keys: ['+', '='] },
  zoomOut: { scope: 'documents', keys: ['-'] },
  zoomToFit: { scope: 'documents', keys: ['0'] },
  turnForward: { scope: 'pages', keys: ['ArrowRight'] },
  turnBack: { scope: 'pages', keys: ['ArrowLeft'] },
  nextValue: { scope: 'values', keys: ['j', 'n'] },
  previousValue: { scope: 'values', keys: ['k', 'p'] },
} as const satisfies Record<string, KeyRow>;

export type KeyAction = keyof typeof keyTable;
export const keyActions = Object.keys(keyTable) as KeyAction[];

/** Whether a key is one that WCAG 2.1.4 (Character Key Shortcuts) wants to be switched off by those who speak or slip. */
export const isCharacter = (key: string): boolean => key.length === 1;

/** What a key does in a scope; `undefined` for all others. */
export const actionOf = (key: string, scope: KeyScope): KeyAction | undefined =>
  keyActions.find((action) => {
    const row: KeyRow = keyTable[action];
    return row.scope === scope && row.keys.includes(key);
  });
