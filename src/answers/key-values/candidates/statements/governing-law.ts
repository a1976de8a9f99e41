import { groupSpan } from '../../../text/match-spans.ts';
import { COUNTRIES, COUNTRY_ENDONYMS, REGIONS } from '../../../text/places.ts';
import type { Span } from '../../../text/span.ts';
import type { Statement } from './statement.ts';

const LAW = ['governing law'];
const COURTS = ['courts'];

const KNOWN: ReadonlySet<string> = new Set(
  [
    'England and Wales',
    'British Virgin Islands',
    'Jersey',
    'Guernsey',
    ...COUNTRIES,
    ...COUNTRY_ENDONYMS,
    ...REGIONS,
  ].map((name) => name.toLowerCase()),
);
/** Most words of a known name. */
const MOST_WORDS = 4;
/** What a state is called before its name and is no part of it. */
const STATE = /^(?:the\s+)?(?:(?:state|commonwealth|province|canton)\s+of\s+)?(?:the\s+)?/i;
const CAPITALISED = "\\p{Lu}[\\p{L}'’-]{2,30}";
/** A place that is in no list, after what it is: capitalised words between others. */
const NAMED = new RegExp(
  `^(?:the\\s+)?(?:State|Commonwealth|Province|Canton|Emirate|Republic|Kingdom)\\s+of\\s+(?:the\\s+)?(${CAPITALISED}(?:\\s(?:(?:of|and)\\s)?${CAPITALISED}){0,3})(?=\\W)`,
  'u',
);
/** The state within a federation that was named first: `the United States of America, State of Nevada`. */
const WITHIN = /^(?:of America)?,?\s+(?:and\s+)?(?:the\s+)?(?=state\s+of\s)/i;

/** Longest way from the verb that says what a law does to the law, in UTF-16 units. */
const FARTHEST = 320;
/** What a law does to an agreement, then what is also said of other things. */
const GOVERNS: readonly RegExp[] = [
  /\b(?:govern(?:ed|ing)|construed|constructed|interpreted)\b/gi,
  /\b(?:controlled|enforced|determined|resolved|(?:made|entered\s+into)(?:\s+and\s+performed)?\s+(?:in|under)|subject\s+to|applicable\s+law)\b/gi,
];
/** The law comes first: `Delaware law shall govern`, `the laws of Delaware will apply`. */
const LAW_GOVERNS =
  /[^.;\n]{0,60}\blaws?\b[^.;\n]{0,100}?\b(?:shall|will|must)\b[^.;\n]{0,40}?\b(?:govern|apply|control)\b/gi;
const LAW_OF = /\blaws?\b/gi;
/** Where the name of a place may follow `law`, and how far behind it in UTF-16 units. */
const OF = /\b(?:of|in)\s+/gi;
const FARTHEST_OF = 80;
const ADJECTIVE_LAW =
  /(?:\b(?:by|under|with|to)\s+|^\s*)(?:the\s+)?(?:(?:internal|substantive)\s+)?(\p{Lu}[\p{L}.]{2,20}(?:\s\p{Lu}\p{L}{2,20})?)(?:['’]s)?\s+(?:state\s+)?laws?\b/giu;
const COURTS_OF = /\bcourts?\s+(?:(?:located|sitting|situated|seated)\s+)?(?:in|of|for|within)\s+/gi;

/** In other languages the whole phrase is the value: `deutsches Recht`, `droit français`. */
const OTHER_LANGUAGES: readonly RegExp[] = [
  /\bRecht\s+der\s+((?:Bundesrepublik|Republik|Schweizerischen)\s+\p{Lu}\p{L}{3,20})/gu,
  /\b(?:unterliegt|unterliegen|gilt|findet|nach)\s+(?:\p{Ll}{2,15}\s){0,3}((?:deutsche[mns]?|österreichische[mns]?|schweizerische[mns]?|englische[mns]?|französische[mns]?)\s+Recht)\b/giu,
  /\b(?:régie?s?|soumise?s?|interprétée?s?)(?![\p{L}])[^.;\n]{0,60}?\b(?:au|le|par)\s+(droit\s+(?:français|suisse|belge|luxembourgeois|allemand|anglais|québécois))/giu,
  /\b(?:lois|droit)\s+(?:de\s+la\s+|de\s+l['’]|du\s+|de\s+)(République\s+\p{L}{4,20}|France|Québec|Belgique|Suisse|Luxembourg)(?![\p{L}])/gu,
  /\b(?:regirá|rige|regido|sujeto|sometido|interpretará)(?![\p{L}])[^.;\n]{0,80}?\b((?:ley|legislación|derecho)\s+(?:española?|mexicana?|argentin[ao]|chilen[ao]|colombian[ao]|peruan[ao]))/giu,
  /\b(?:leyes|legislación)\s+(?:de\s+la\s+|de\s+los\s+|de\s+)(República\s+\p{L}{4,20}|España|Estados\sUnidos\sMexicanos|México|Argentina|Chile|Colombia|Perú)(?![\p{L}])/gu,
];

/** Whose law governs an agreement, and in whose courts it is enforced. */
export function governingLaw(prose: string): Statement[] {
  const law = lawOf(prose);
  const courts = [...prose.matchAll(COURTS_OF)]
    .map(({ 0: match, index }) => placeAt(prose, index + match.length))
    .find((place) => place !== undefined);
  return [
    ...(law ? [{ names: LAW, value: law }] : []),
    ...(courts ? [{ names: COURTS, value: courts }] : []),
    ...(courts && !law ? [{ names: LAW, value: courts, implied: true }] : []),
  ];
}

function lawOf(prose: string): Span | undefined {
  for (const pattern of GOVERNS) {
    for (const { 0: verb, index } of prose.matchAll(pattern)) {
      const from = index + verb.length;
      const sentence = /^[^;\n]*?(?=[.;](?:\s|$)|\n|$)/.exec(prose.slice(from, from + FARTHEST))?.[0] ?? '';
      const place = ofLaw(prose, from, sentence);
      if (place) return place;
    }
  }
  for (const { 0: sentence, index } of prose.matchAll(LAW_GOVERNS)) {
    const place = ofLaw(prose, index, sentence);
    if (place) return place;
  }
  for (const pattern of OTHER_LANGUAGES) {
    for (const match of prose.matchAll(pattern)) return groupOf(match);
  }
  return undefined;
}

/** The place whose law a sentence names: `laws of the State of Delaware`, `Delaware law`. */
function ofLaw(prose: string, from: number, sentence: string): Span | undefined {
  for (const { 0: word, index } of sentence.matchAll(LAW_OF)) {
    const behind = index + word.length;
    for (const { 0: of, index: at } of sentence.slice(behind, behind + FARTHEST_OF).matchAll(OF)) {
      const place = placeAt(prose, from + behind + at + of.length);
      if (place) return place;
    }
  }
  for (const match of sentence.matchAll(ADJECTIVE_LAW)) {
    const name = groupOf(match);
    const place = placeAt(prose, from + name.start);
    if (place && place.end === from + name.end) return place;
  }
  return undefined;
}

/** The place that the prose names at an offset, without `the State of`. */
function placeAt(prose: string, offset: number): Span | undefined {
  const near = prose.slice(offset, offset + 120);
  const place = knownAt(near) ?? namedAt(near);
  if (!place) return undefined;
  const within = WITHIN.exec(near.slice(place.end));
  const inner = within && placeAt(prose, offset + place.end + within[0].length);
  return inner ?? { start: offset + place.start, end: offset + place.end };
}

/** The longest known name of a place that a text begins with. */
function knownAt(text: string): Span | undefined {
  const start = STATE.exec(text)?.[0].length ?? 0;
  const words = [...text.slice(start).matchAll(/[^\s,;()“”"]{1,40}/gu)].slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1] as RegExpExecArray;
    const printed = text.slice(start, start + last.index + last[0].length);
    const name = [printed, printed.replace(/(?:['’]s|[.:’'])$/u, '')].find((one) =>
      KNOWN.has(one.toLowerCase().replace(/\s+/g, ' ')),
    );
    if (name !== undefined) return { start, end: start + name.length };
  }
  return undefined;
}

function namedAt(text: string): Span | undefined {
  const match = NAMED.exec(text);
  return match ? groupOf(match) : undefined;
}

const groupOf = (match: RegExpExecArray): Span => groupSpan(match, match[1] as string);
