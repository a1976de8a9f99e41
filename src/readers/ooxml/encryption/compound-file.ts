import CFB from 'cfb';

/** A stream of a compound file by its name, from its root; undefined where the file is damaged or has none. */
export function readStream(bytes: Uint8Array, name: string): Uint8Array | undefined {
  try {
    const content = CFB.find(CFB.read(bytes, { type: 'array' }), `/${name}`)?.content;
    return content && Uint8Array.from(content);
  } catch {
    return undefined;
  }
}
