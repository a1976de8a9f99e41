/** Frequent short words of each language that a model of another language reads right too: without accents. */
const frequent: Readonly<Record<string, string>> = {
  eng: 'the of and to in is that for with was are this from on by have not be',
  deu: 'der die und den von zu das mit sich des auf ist im dem nicht ein eine als auch es werden',
  fra: 'de la le et les des en un une du que est pour dans par sur au pas qui avec ce',
  spa: 'de la que el en y los se del las un por con no una su para es al lo como',
  ita: 'di e il la che in un per del non una sono da con della si dei nel alla le gli',
  por: 'de a o que e do da em um para com uma os no se na por mais as dos ao das',
  nld: 'de het een van en in dat is op te zijn met voor niet aan er om ook als door bij',
  pol: 'w i z na do nie jest od za po przez oraz dla przy jak ich ale lub jego tego przed',
};

const words = Object.entries(frequent).map(([language, list]) => [language, new Set(list.split(' '))] as const);

/** Fewest frequent words that tell a text's language, fewest different ones among them, and their least share of all words. */
const FEWEST = 10;
const FEWEST_DIFFERENT = 5;
const SHARE = 0.12;
/** How many times as many they are as those of the next language. */
const LEAD = 1.4;

/** The language of a text by its frequent words, as ISO 639-2 code; undefined when that is not clear. */
export function detectLanguage(text: readonly string[]): string | undefined {
  const lower = text.map((word) => word.toLowerCase().replace(/[.,;:!?]+$/, ''));
  const [first, second] = words
    .map(([language, list]) => ({ language, hits: lower.filter((word) => list.has(word)) }))
    .sort((a, b) => b.hits.length - a.hits.length);
  if (!first || !second || first.hits.length < Math.max(FEWEST, SHARE * lower.length)) return undefined;
  // Specks are read as the same few letters again and again.
  if (new Set(first.hits).size < FEWEST_DIFFERENT || first.hits.length < LEAD * second.hits.length) return undefined;
  return first.language;
}
