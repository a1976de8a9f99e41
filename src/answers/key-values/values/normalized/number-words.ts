/** Largest number that is read in words: the days of a leap year, the longest that durations are counted in. */
const LARGEST = 366;

type Spell = (number: number) => readonly string[];

const EN =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const english: Spell = (number) => {
  if (number < 20) return [EN[number - 1] as string];
  if (number < 100) return joined([EN_TENS[Math.floor(number / 10) - 2] as string], rest(english, number % 10));
  const hundred = `${EN[Math.floor(number / 100) - 1]}hundred`;
  return joined([hundred, `${hundred}and`], rest(english, number % 100));
};

const DE =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const german: Spell = (number) => {
  if (number === 1) return ['ein', 'eine', 'einem', 'einer', 'eines', 'einen', 'eins'];
  if (number < 20) return [DE[number - 1] as string];
  if (number < 100) {
    const tens = DE_TENS[Math.floor(number / 10) - 2] as string;
    return [number % 10 === 0 ? tens : `${DE[(number % 10) - 1]}und${tens}`];
  }
  const hundreds = Math.floor(number / 100);
  const hundred = `${hundreds === 1 ? '' : DE[hundreds - 1]}hundert`;
  return joined(hundreds === 1 ? [hundred, `ein${hundred}`] : [hundred], rest(german, number % 100));
};

const FR =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf'.split(
    ' ',
  );
const FR_TENS = 'vingt trente quarante cinquante soixante soixante quatrevingt quatrevingt'.split(' ');

const french: Spell = (number) => {
  if (number === 1) return ['un', 'une'];
  if (number < 20) return [FR[number - 1] as string];
  if (number === 80) return ['quatrevingts', 'quatrevingt'];
  if (number < 100) {
    const tens = FR_TENS[Math.floor(number / 10) - 2] as string;
    const ones = number >= 60 ? number % 20 : number % 10;
    const linked = ones % 10 === 1 && number < 80 ? [`${tens}et`, tens] : [tens];
    return joined(linked, rest(french, ones));
  }
  const hundreds = Math.floor(number / 100);
  const hundred = hundreds === 1 ? 'cent' : `${FR[hundreds - 1]}cent`;
  return joined(number % 100 === 0 ? [hundred, `${hundred}s`] : [hundred], rest(french, number % 100));
};

const ES =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

const spanish: Spell = (number) => {
  if (number === 1) return ['un', 'una', 'uno'];
  if (number === 21) return ['veintiún', 'veintiuno', 'veintiuna'];
  if (number < 30) return [ES[number - 1] as string];
  if (number < 100) {
    const tens = ES_TENS[Math.floor(number / 10) - 3] as string;
    return number % 10 === 0 ? [tens] : joined([`${tens}y`], rest(spanish, number % 10));
  }
  if (number === 100) return ['cien'];
  const hundreds = ['ciento', 'doscientos', 'trescientos'][Math.floor(number / 100) - 1] as string;
  return joined([hundreds], rest(spanish, number % 100));
};

const rest = (spell: Spell, number: number): readonly string[] => (number === 0 ? [''] : spell(number));

const joined = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

let known: ReadonlyMap<string, number> | undefined;

function words(): ReadonlyMap<string, number> {
  const numbers = Array.from({ length: LARGEST }, (_, index) => index + 1);
  known ??= new Map(
    [english, german, french, spanish].flatMap((spell) =>
      numbers.flatMap((number) => spell(number).map((word) => [word, number] as const)),
    ),
  );
  return known;
}

/** The number from 1 to 366 that words of English, German, French or Spanish say, whatever hyphens and spaces part them. */
export const numberInWords = (printed: string): number | undefined =>
  words().get(printed.toLowerCase().replace(/[\s-]+/g, ''));
