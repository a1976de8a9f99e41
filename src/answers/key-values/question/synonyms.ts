import { umlautsFolded } from '../../text/fold.ts';
import { ACCOUNTS } from './domains/accounts.ts';
import { BUSINESS } from './domains/business.ts';
import { IDENTITY } from './domains/identity.ts';
import { LEGAL } from './domains/legal.ts';
import { LETTERS } from './domains/letters.ts';
import { MEDICAL } from './domains/medical.ts';
import { PAYMENTS } from './domains/payments.ts';
import { PORTUGUESE } from './domains/portuguese.ts';
import { SCANDINAVIAN } from './domains/scandinavian.ts';
import { TAX } from './domains/tax.ts';
import { TRANSPORT } from './domains/transport.ts';
import { singular } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * Wordings that mean the same, by the one that stands for them all. Abbreviations and other languages are wordings like
 * any other; each is written without accents and in the singular.
 */
export type SynonymTable = Readonly<Record<string, readonly string[]>>;

/** A row a domain. A wording in two of them means what the first says. */
const DOMAINS: readonly SynonymTable[] = [
  IDENTITY,
  BUSINESS,
  PAYMENTS,
  TAX,
  LEGAL,
  MEDICAL,
  TRANSPORT,
  ACCOUNTS,
  LETTERS,
  PORTUGUESE,
  SCANDINAVIAN,
];

/** Forms of the word for `of` in Romance languages, which a label and a question may choose otherwise. */
const OF = new Set('de du des d del della dell dello dei di do da dos'.split(' '));

/** A word as wordings are held against each other. */
const spelt = (word: string): string => (OF.has(word) ? 'de' : word);

interface Wording {
  readonly words: readonly string[];
  readonly spelt: readonly string[];
  readonly meaning: readonly string[];
}

const wordings = (): ReadonlyMap<string, readonly Wording[]> => {
  const seen = new Set<string>();
  const all = DOMAINS.flatMap((table) => Object.entries(table)).flatMap(([meaning, others]) =>
    [meaning, ...others].flatMap((wording): Wording[] => {
      const words = wordsOf(wording).map(singular);
      const key = words.join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ words, spelt: words.map(spelt), meaning: wordsOf(meaning).map(singular) }];
    }),
  );
  const longestFirst = all.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ spelt }) => spelt[0] as string);
};

const WORDINGS = wordings();

const FORMS_OF_BE = new Set(['is', 'are', 'was', 'were', 'be', 'been']);

/** Whether a participle that alone means a day says behind `are` what happens: where goods `are discharged` is no date. */
const isPredicate = ({ words: [word, ...others], meaning }: Wording, before: string | undefined): boolean =>
  others.length === 0 &&
  before !== undefined &&
  FORMS_OF_BE.has(before) &&
  meaning.includes('date') &&
  /ed$/.test(word as string);

/** A word that a wording begins with as it stands there: `zähler` without its dots, where a key writes `zaehler`. */
const withoutUmlauts = (word: string): string => (WORDINGS.has(word) ? word : umlautsFolded(word));

/** Words in the singular, with every wording that a domain knows replaced by what stands for it, the longest first. */
export function meant(words: readonly string[]): string[] {
  const meaning: string[] = [];
  const own = words.map(spelt);
  const folded = own.map(umlautsFolded);
  for (let at = 0; at < words.length; ) {
    const from = at;
    const first = own[at] as string;
    const known = WORDINGS.get(WORDINGS.has(first) ? first : (folded[at] as string))?.find(
      (wording) =>
        wording.spelt.every((word, index) => own[from + index] === word || folded[from + index] === word) &&
        !isPredicate(wording, words[at - 1]),
    );
    meaning.push(...(known?.meaning ?? compound(words[at] as string)));
    at += known?.words.length ?? 1;
  }
  return meaning;
}

/** Last parts of German, Dutch and Scandinavian compounds that say what kind of thing it is. */
const COMPOUND = /^(\p{L}{4,}?)s?(nummer|nr|datum|monat|betrag|adresse|name|naam|bedrag)$/u;

/** `lieferscheinnummer`: the parts of a compound, each as what it means. */
function compound(word: string): string[] {
  const [, first, last] = COMPOUND.exec(word) ?? [];
  if (first === undefined || last === undefined) return [word];
  return [first, last].flatMap(
    (part) => WORDINGS.get(withoutUmlauts(part))?.find(({ words }) => words.length === 1)?.meaning ?? [part],
  );
}

/** The words of all wordings: of what labels speak. */
const LABEL_WORDS: ReadonlySet<string> = new Set(
  [...WORDINGS.values()].flatMap((known) => known.flatMap(({ words, meaning }) => [...words, ...meaning])),
);

/** Whether a word in the singular is one that labels speak of things with. */
export const isLabelWord = (word: string): boolean => LABEL_WORDS.has(word);
