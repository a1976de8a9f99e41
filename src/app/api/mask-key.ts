/** A key with its middle hidden: enough is left to distinguish it from others. */
export const maskKey = (key: string): string => `${key.slice(0, 3)}${'•'.repeat(8)}${key.slice(-4)}`;
