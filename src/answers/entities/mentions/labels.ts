import { isAscii } from '../../text/ascii.ts';
import { withoutEnd } from '../../text/without-end.ts';
import { contextPattern } from '../context.ts';
import { type EntityType, entityTypes } from '../entity-types.ts';
import { LABELS, ROLES } from './label-table.ts';

/** Longest label in UTF-16 units, and in words. */
const LONGEST = 48;
const MOST_WORDS = 6;
/** Most words around a context word for the whole to be a label. */
const MOST_WORDS_IN_CONTEXT = 4;

/** Words of labels that say nothing about the value. */
const FILLER = new Set(
  'of the your his her full please print legal no nr number des der die dem den ihr ihre le la les l de du d del della dell di do da dos das van het uw av för af'.split(
    ' ',
  ),
);

function words(label: string): string[] {
  const ascii = isAscii(label);
  const lower = (ascii ? label : label.normalize('NFC')).toLowerCase();
  const bare = /^\d|['’(]/.test(lower)
    ? lower.replace(/\([^()]{0,60}\)?|^\d{1,2}[a-z]?[.)]|['’]s?(?![\p{L}])/gu, ' ')
    : lower;
  return bare.match(ascii ? /[a-z]+/g : /[\p{L}\p{M}]+/gu) ?? [];
}

const keyWords = (label: string): string[] => {
  const all = words(label);
  const telling = all.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : all;
};

const keyOf = (label: string): string => keyWords(label).join(' ');

const typesByKey = new Map<string, EntityType[]>();
for (const [type, languages] of Object.entries(LABELS)) {
  for (const label of Object.values(languages).join(',').split(',')) {
    const types = typesByKey.get(keyOf(label));
    if (types) types.push(type as EntityType);
    else typesByKey.set(keyOf(label), [type as EntityType]);
  }
}
const oneOf = Object.values(ROLES).join(',').split(',').map(keyOf);
/** Roles, and those that several have: `Tenants`, `Zeugen`, `vendedores`. */
const roles = new Set(oneOf.flatMap((role) => [role, ...['s', 'es', 'n', 'en'].map((ending) => role + ending)]));
const roleWords = new Set([...roles].filter((role) => !role.includes(' ')));
/** All words of labels: most printed texts have none, and need not be held against each label. */
const labelWords = new Set([...typesByKey.keys(), ...roles].flatMap((key) => key.split(' ')));

/** Types that have labels of their own in the table; the others take their context words for labels. */
const contexts = (Object.keys(entityTypes) as EntityType[])
  .filter((type) => !['PERSON', 'ORGANIZATION', 'ADDRESS', 'LOCATION', 'AGE', 'URL'].includes(type))
  .map((type) => ({ type, pattern: contextPattern(entityTypes[type].recognizer.context) }));

/** Whether any of their words is in a label: most have none, and need not be held against each type. */
const anyContext = contextPattern(contexts.flatMap(({ type }) => entityTypes[type].recognizer.context));

/** What a label says about its value. */
export interface Label {
  readonly types: readonly EntityType[];
  /** Whether it is but the role of a person or party, such as `Tenant`. */
  readonly role: boolean;
  /** Where in the text the words are that say it, from 0; the words before them may be the value of another label. */
  readonly at: number;
  /** Whether words of it are not known, so that they may be the end of another value. */
  readonly loose?: boolean;
  /** Whether every word of it is that of a label, so that it is no value. */
  readonly sure?: boolean;
}

/** The colon, leader dots or sign behind a label. */
const ENDING = /[\s:：.…_*]/;

/** A full stop that ends no abbreviation, or an initial of a name. */
const SENTENCE = /\p{L}{5}\. |(?<!\p{L})\p{Lu}\. \p{Lu}/u;
/** What joins what a head asks for together: `Name & designation`. */
const JOINT = / (?:&|and|und|et|y|e|en|och|og|i) /;

/** What a printed text says as a label, with or without a colon; undefined where it is none. */
export function labelOf(printed: string): Label | undefined {
  if (printed.length > LONGEST) return undefined;
  const label = withoutEnd(printed, ENDING);
  if (!/\p{L}/u.test(label) || /\d{3}|[@;!?]/.test(label) || SENTENCE.test(label)) return undefined;
  const parts = label.split(/\s+/).length;
  if (parts > MOST_WORDS) return undefined;
  const sides = label.split(/[/|]/);
  const named =
    namedType(label) ?? (sides.length > 1 ? sides.map(namedType).find((found) => found !== undefined) : undefined);
  if (named) return named;
  const first = namedType(label.split(JOINT)[0] as string);
  if (first?.sure && first.types[0] === 'PERSON' && JOINT.test(label)) return { ...first, sure: false };
  if (parts > MOST_WORDS_IN_CONTEXT || !anyContext?.test(label)) return undefined;
  const said = contexts.flatMap(({ type, pattern }) => {
    const match = pattern?.exec(label);
    return match ? [{ type, at: match.index, whole: match[0].length === label.length }] : [];
  });
  if (said.length === 0) return undefined;
  return {
    types: said.map(({ type }) => type),
    role: false,
    at: Math.min(...said.map(({ at }) => at)),
    sure: said.some(({ whole }) => whole),
  };
}

function namedType(label: string): Label | undefined {
  const telling = keyWords(label);
  if (!telling.some((word) => labelWords.has(word))) return undefined;
  const key = telling.join(' ');
  const types = typesByKey.get(key) ?? [];
  if (roles.has(key)) return { types: [...types, 'PERSON'], role: true, at: 0, sure: true };
  if (types.length > 0) return { types, role: false, at: 0, sure: true };
  const rest = telling.filter((word) => !roleWords.has(word)).join(' ');
  if (rest === '') return { types: ['PERSON'], role: true, at: 0, sure: true };
  const inner = rest === key ? undefined : typesByKey.get(rest);
  if (inner) return { types: inner, role: false, at: 0, sure: true };
  return /\d/.test(label) ? undefined : qualified(telling);
}

/** A label of two or three words of which the first or last says it: `Previous address`, `Contatto di emergenza`. */
function qualified(telling: readonly string[]): Label | undefined {
  if (telling.length < 2 || telling.length > 3) return undefined;
  for (const word of [telling.at(-1) ?? '', telling[0] ?? '']) {
    if (roleWords.has(word)) return { types: ['PERSON'], role: true, at: 0, loose: true };
    const types = (typesByKey.get(word) ?? []).filter((type) => QUALIFIED.has(type));
    if (types.length > 0 && word.length > 3) return { types, role: false, at: 0, loose: true };
  }
  return undefined;
}

/** Types whose labels may stand with words that are not known; `Name` may not, as in `File name`. */
const QUALIFIED: ReadonlySet<EntityType> = new Set(['ADDRESS', 'PHONE', 'DATE_OF_BIRTH']);
