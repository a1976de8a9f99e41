import { mostAlike } from '../platform/most-alike.ts';
import { SheafError } from './sheaf-error.ts';

/** What is not sent, as it cannot be what its caller means. */
const refusal = (message: string): SheafError =>
  new SheafError(0, { code: 'invalid_request', message, retryable: false });

/** Throws `SheafError` for what is no file. One of another frame is no instance of this one's `Blob`. */
export function refuseNoFile(method: string, file: unknown): void {
  const { size, arrayBuffer } = (file ?? {}) as Partial<Blob>;
  if (typeof size === 'number' && typeof arrayBuffer === 'function') return;
  throw refusal(`${method}() takes a File or a Blob first: choose a file, or wrap its bytes as new Blob([bytes]).`);
}

/** Throws `SheafError` for options that a method does not have, with the name that was meant. */
export function refuseUnknownOptions(method: string, options: unknown, names: readonly string[]): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null) {
    throw refusal(`The options of ${method}() are an object, e.g. { ${names[0]}: … }.`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const meant = mostAlike(unknown, names, (name) => name);
  const hint = meant ? `: did you mean «${meant}»?` : `. There are ${names.map((name) => `«${name}»`).join(', ')}.`;
  throw refusal(`«${unknown}» is not an option of ${method}()${hint}`);
}
