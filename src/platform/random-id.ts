/** An unguessable name, `prefix_` and 128 random bits in hexadecimal. Works where `crypto.randomUUID` is missing (http). */
export function randomId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
