/** A model is not, byte for byte, the one that this version was made with. */
export class WrongModel extends Error {
  /** @param name what the model is called. */
  constructor(name: string) {
    super(`The model «${name}» is not the one that belongs to this version.`);
  }
}

/**
 * What `open` makes of the files at hand or, when they turn out to be wrong, of new copies from the host: what was kept
 * may have come broken. Rejects like `open`.
 */
export async function openModels<T>(open: (cache: RequestCache) => Promise<T>): Promise<T> {
  try {
    return await open('default');
  } catch (error) {
    if (error instanceof WrongModel) return open('reload');
    throw error;
  }
}
