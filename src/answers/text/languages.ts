/** Words of a language that stand in almost every sentence and in no other of these languages. */
const WORDS = {
  en: 'the|of|and|to|with|for|by|is|are|this|that|your|shall|from',
  de: 'der|und|das|dem|den|des|ist|nicht|mit|für|auf|ein|eine|wird|werden|zum|zur|bei',
  fr: 'le|les|du|et|est|une|pour|dans|par|sur|avec|au|aux|vous|ce|cette',
  es: 'el|los|las|y|del|con|para|por|una|su|al|se|esta|este',
  it: 'il|di|che|della|gli|per|sono|nel|alla|dei|del|una',
  nl: 'het|een|van|voor|niet|zijn|wordt|met|aan|deze|bij|uw',
  pt: 'os|do|da|dos|das|em|um|uma|não|para|com|por|ao',
  pl: 'się|na|jest|nie|oraz|dla|przez|od|zł|ul',
} as const;

/** ISO 639-1. */
export type Language = keyof typeof WORDS;

/** A text of this many UTF-16 units tells its language. */
const ENOUGH = 20_000;
/** Fewest of a language's words that tell it, and how many times as many they are as those of the next. */
const FEWEST = 3;
const LEAD = 2;

const EXPRESSIONS = Object.entries(WORDS).map(
  ([language, words]) =>
    [language as Language, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')] as const,
);

/** The language of a text by its most ordinary words; `undefined` when that is not clear. */
export function languageOf(text: string): Language | undefined {
  const start = text.slice(0, ENOUGH);
  const [first, second] = EXPRESSIONS.map(([language, words]) => ({
    language,
    count: start.match(words)?.length ?? 0,
  })).sort((a, b) => b.count - a.count);
  if (!first || !second || first.count < FEWEST || first.count < LEAD * second.count) return undefined;
  return first.language;
}
