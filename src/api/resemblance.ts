import { editDistance } from '../platform/edit-distance.ts';
import { type Contract, contract } from './contract.ts';

/** A path of the contract that another one may have been meant for. */
export interface Resembled {
  /** As the contract has it. */
  readonly path: string;
  /**
   * `spelling`: the same letters and digits, or something below them. `slip`: one letter left out, doubled, wrong, added
   * or swapped with its neighbour.
   */
  readonly by: 'spelling' | 'slip';
}

/** Names with fewer letters are words of everyday language: with a letter more at the end they are other words. */
const LETTERS_OF_A_NAME = 8;

/**
 * The parts of a path as they may be meant: without percent-encoding (twice at most), accents, widths, letter case,
 * and whatever is no letter or digit; parts of which nothing is left are dropped.
 */
export function partsOf(pathname: string): string[] {
  const [path = ''] = decoded(decoded(pathname)).split(/[?#]/, 1);
  return path
    .split(/[\\/]/)
    .map(lettersOf)
    .filter((part) => part !== '');
}

/** What the parts of a path below the base address resemble in the contract; undefined where that is nothing. */
export function resembled(parts: readonly string[], table: Contract = contract): Resembled | undefined {
  const meant = withoutVersion(parts);
  const [first] = meant;
  if (first === undefined) return undefined;
  const rows = Object.keys(table).map((path) => {
    const names = path.split('/').filter((name) => !name.startsWith(':'));
    const folder = names.length > 1 ? lettersOf(names[0] ?? '') : undefined;
    return { path, folder, letters: names.map(lettersOf).join(''), varies: path.includes(':') };
  });
  const prefixes = meant.map((_, last) => meant.slice(0, last + 1).join(''));
  const [whole, above] = [prefixes.at(-1), prefixes.at(-2)];

  const written = rows.filter(({ letters }) => prefixes.includes(letters));
  const exact = written.find(({ varies, letters }) => varies === (letters !== whole)) ?? written[0];
  if (exact) return { path: exact.path, by: 'spelling' };
  const slipped = rows.find(({ letters, varies }) => isSlip(varies ? above : whole, letters));
  if (slipped) return { path: slipped.path, by: slipped.folder === first ? 'spelling' : 'slip' };
  const inside = rows.find(({ folder }) => folder === first);
  return inside && { path: inside.path, by: 'spelling' };
}

/** The same where the path may begin in any folder, as with a base address that is wrong. */
export const resembledAtEnd = (parts: readonly string[], table: Contract = contract): Resembled | undefined =>
  parts.map((_, start) => resembled(parts.slice(start), table)).find((one) => one !== undefined);

const lettersOf = (part: string): string =>
  (part.split(';', 1)[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses of other APIs begin with such parts. */
function withoutVersion(parts: readonly string[]): readonly string[] {
  const start = parts.findIndex((part) => !/^(?:api)?(?:v\d+)?$/.test(part));
  return start < 0 ? [] : parts.slice(start);
}

/** Whether one slip of the typing hand makes `name` into `text`; an added letter at the end only where it is no ending. */
function isSlip(text: string | undefined, name: string): boolean {
  if (text === undefined || Math.abs(text.length - name.length) > 1) return false;
  const added = text.startsWith(name) ? text.slice(name.length) : '';
  if (added !== '' && added !== name.at(-1) && name.length < LETTERS_OF_A_NAME) return false;
  return editDistance(text, name) === 1;
}
