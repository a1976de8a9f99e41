/**
 * Text that is equal for equal calls only: SHA-256 over the parts and the file.
 * Where a page has no WebCrypto (plain http) every call is its own: nothing dispatches it twice there.
 */
export async function fingerprint(parts: readonly string[], bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!crypto.subtle) return crypto.getRandomValues(new Uint32Array(4)).join('-');
  const file = await crypto.subtle.digest('SHA-256', bytes);
  const head = new TextEncoder().encode(JSON.stringify(parts));
  const whole = await crypto.subtle.digest('SHA-256', new Uint8Array([...head, ...new Uint8Array(file)]));
  return Array.from(new Uint8Array(whole), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
