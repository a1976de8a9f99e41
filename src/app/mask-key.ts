/** A key as it may be shown to onlookers: enough of it to tell it from another. */
export const maskKey = (key: string): string => `${key.slice(0, 3)}${'•'.repeat(8)}${key.slice(-4)}`;
