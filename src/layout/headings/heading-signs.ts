import { BOX } from '../../document/list-marker.ts';
import { isTownOfState } from '../text/address-lines.ts';
import { isQuoted } from '../text/quotation-marks.ts';
import { ADDRESS } from '../text/typed-addresses.ts';
import type { HeadingFeatures, HeadingLook } from './heading-features.ts';
import { NUMBERED } from './style-census.ts';

/** A named sign without its weight. */
export interface HeadingSign {
  readonly name: string;
  readonly holds: (features: HeadingFeatures) => boolean;
  /** The weight that it has before any document is seen: what the file says, or what no heading is. 0 when absent. */
  readonly prior?: number;
}

type Test = HeadingSign['holds'];
type LookTest = (look: HeadingLook) => boolean;

/** Words of a title that looks like text and ends as a sentence does, at most. */
const MOST_NAMED = 12;
const SENTENCE = /[.:;。：]["”’»)]?$/;

/** Words from which sentences in quotation marks are no title. */
const FEWEST_QUOTED = 6;

/** Sizes in shares of the text's from which a paragraph counts as larger, step by step. */
const LARGER = 1.04;
const LARGE = 1.15;
const LARGE_STEPS = [1.3, 1.6, 2];
/** Size below which a paragraph counts as small print. */
const SMALL = 0.95;

const isLarge: LookTest = (f) => f.relativeSize >= LARGE;
const isQuiet: LookTest = (f) => f.italic || f.capitals || f.coloured || f.underlined;

/** How a paragraph stands out: by the strongest of its means. */
const MEANS: readonly (readonly [string, Test])[] = [
  ['large', isLarge],
  ['larger and bold', (f) => !isLarge(f) && f.bold && f.relativeSize >= LARGER],
  ['larger', (f) => !isLarge(f) && !f.bold && f.relativeSize >= LARGER],
  ['bold', (f) => f.bold && f.relativeSize < LARGER],
  ['quiet', (f) => f.relativeSize < LARGER && !f.bold && isQuiet(f)],
  ['other family', (f) => f.relativeSize < LARGER && !f.bold && !isQuiet(f) && f.otherFamily],
  ['plain', (f) => !standsOut(f)],
];

/** Whether a paragraph is set apart from the text by its own letters. */
export const standsOut: LookTest = (f) => f.relativeSize >= LARGER || f.bold || isQuiet(f) || f.otherFamily;

/** Whether the outline names it as a title: of programs that make outlines of a document's styles, some name text too. */
const isNamed: LookTest = (f) =>
  f.inOutline && (standsOut(f) || f.text.split(' ').length <= MOST_NAMED || !SENTENCE.test(f.text));

/** Means for which a circumstance has a weight of its own, added to the common one. */
const KINDS: readonly (readonly [string, Test])[] = [
  ['by size', (f) => f.relativeSize >= LARGER && (isLarge(f) || f.bold)],
  ['by weight', (f) => f.bold && f.relativeSize < LARGER],
  ['quietly', (f) => !f.bold && f.relativeSize < LARGER],
];

/** What is around a paragraph. */
const CIRCUMSTANCES: readonly (readonly [string, Test])[] = [
  ['above text', (f) => f.next === 'text'],
  ['above an item', (f) => f.next === 'item'],
  ['above a short paragraph', (f) => f.next === 'short'],
  ['above a block', (f) => f.next === 'block'],
  ['above the same style', (f) => f.nextInStyle],
  ['below the same style', (f) => f.beforeInStyle],
  ['above something larger', (f) => f.nextLarger],
  ['above something indented', (f) => f.nextIndented],
  ['ends in a full stop', (f) => /[.;,。]["”’)]?$/.test(f.text)],
  ['ends in a colon', (f) => /[::]$/.test(f.text)],
  ['ends in a question mark', (f) => /[??]$/.test(f.text)],
  ['numbered', (f) => NUMBERED.test(f.text)],
  ['two lines', (f) => f.lineCount === 2],
  ['three lines and more', (f) => f.lineCount > 2],
  ['one word', (f) => f.wordCount === 1],
  ['more than 10 words', (f) => f.wordCount > 10],
  ['more than 16 words', (f) => f.wordCount > 16],
  ['beside others', (f) => f.place.beside],
  ['boxed', (f) => f.place.boxed],
  ['white above', (f) => f.place.above > 0.8 * f.textSize],
  ['white below', (f) => f.place.below > 0.8 * f.textSize],
  ['close to what follows', (f) => f.place.below < 0.35 * f.textSize],
  ['more white above than below', (f) => f.place.above > 1.3 * f.place.below],
  ['style of long paragraphs', (f) => f.style.long > 0.15],
  ['style of sentences', (f) => f.style.sentences > 0.3],
  ['style above text', (f) => f.style.aboveText >= 0.6],
  ['style never above text', (f) => f.style.aboveText === 0],
  ['style of numbered paragraphs', (f) => f.style.numbered > 0.5],
  ['style of a twentieth of the text', (f) => f.style.share > 0.05],
  ['style of a tenth of the text', (f) => f.style.share > 0.1],
  ['dense style of labels', (f) => f.style.density > 0.25 && f.style.aboveText < 0.5],
  ['below one larger title', (f) => f.largerTitles === 1],
  ['below larger titles', (f) => f.largerTitles > 1],
  ['lone style', (f) => f.style.count === 1],
  ['first of its document', (f) => f.firstOfDocument],
];

/** What is known before any document is seen. */
const KNOWN: readonly HeadingSign[] = [
  { name: 'in the outline', holds: isNamed, prior: 10 },
  { name: 'title of contents', holds: (f) => f.titlesContents, prior: 10 },
  { name: 'tagged as a heading', holds: (f) => f.tag === 'heading', prior: 2 },
  { name: 'tagged as a heading, though plain', holds: (f) => f.tag === 'heading' && !standsOut(f), prior: 8 },
  { name: 'capitals alone', holds: (f) => f.capitals && f.relativeSize < LARGER && !f.bold, prior: 3 },
  { name: 'aslant', holds: (f) => f.aslant, prior: -8 },
  { name: 'hangs left of all text', holds: (f) => f.hangs, prior: 5 },
  { name: 'caption', holds: (f) => f.caption, prior: -6 },
  { name: 'caption of a block', holds: (f) => f.caption && f.atBlock, prior: -3 },
  { name: 'no words', holds: (f) => !/\p{L}{2}|^\p{L}$/u.test(f.text), prior: -8 },
  { name: 'bold and underlined', holds: (f) => f.underlined && f.bold && f.relativeSize < LARGER, prior: 3 },
  { name: 'underlined alone', holds: (f) => f.underlined && !f.bold && f.relativeSize < LARGER, prior: 2 },
];

/** What weighs the same for all. */
const COMMON: readonly (readonly [string, Test])[] = [
  ['bold capitals', (f) => f.capitals && f.bold && f.relativeSize < LARGER],
  ['bold and coloured', (f) => f.coloured && f.bold && f.relativeSize < LARGER],
  ['bold and italic', (f) => f.italic && f.bold && f.relativeSize < LARGER],
  ['italic alone', (f) => f.italic && !f.bold && f.relativeSize < LARGER],
  ['coloured alone', (f) => f.coloured && !f.bold && f.relativeSize < LARGER],
  ['small print', (f) => f.relativeSize < SMALL],
  ...LARGE_STEPS.map((step) => [`${step} times the text`, (f: HeadingFeatures) => f.relativeSize >= step] as const),
  ['largest and larger', (f) => f.largest && f.relativeSize >= LARGER],
  ['light', (f) => f.light],
  ['monospaced', (f) => f.monospaced],
  ['bullet', (f) => f.bullet],
  ['torn apart', (f) => f.tornApart],
  ['at the edge of the page', (f) => f.atEdge],
  ['begins in lower case', (f) => /^\p{Ll}/u.test(f.text)],
  ['more than 20 words', (f) => f.wordCount > 20],
  ['ends amid a sentence', (f) => /[,;]$/.test(f.text) && /\p{Ll}/u.test(f.text)],
  ['address', (f) => /@|https?:|www\./.test(f.text)],
  ['first of its page', (f) => f.firstOfPage],
  ['nothing follows', (f) => f.next === 'nothing'],
  ['band', (f) => f.place.band],
  ['ruled', (f) => f.place.ruled],
  ['style of the text', (f) => f.style.share > 0.3],
  ['tagged as something else', (f) => f.tag === 'other'],
  ['tagged as something else beside headings', (f) => f.tag === 'other' && f.tagsHeadings],
];

const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u;
/** Such as the unit of a table's figures. */
const IN_PARENTHESES = /^[(（][^()（）]*[)）]$/;
/** A label with a line to write on. */
const TO_WRITE_ON = /_{4}/;

/** A line of code that is set as the others of its document are: a prompt, an option. */
const isCode: LookTest = (f) => f.setAsCode && !f.bold && f.relativeSize < LARGE;

/** Sentences in quotation marks, as those that newsletters pull out of an article: a title of a few words may be quoted. */
const isPulledOut: LookTest = (f) => isQuoted(f.text) && f.text.split(' ').length >= FEWEST_QUOTED;

/** Whether a paragraph may be a heading at all: it stands out, has a number, or the file names it. */
export const mayBeHeading: LookTest = (f) =>
  isNamed(f) ||
  f.titlesContents ||
  f.tag === 'heading' ||
  (!isCode(f) &&
    !isPulledOut(f) &&
    (standsOut(f) || NUMBERED.test(f.text)) &&
    !isTownOfState(f.text) &&
    ![SAYS_NOTHING, IN_PARENTHESES, BOX, TO_WRITE_ON, ADDRESS].some((no) => no.test(f.text)));

/** All signs of a heading; `npm run bench -- fit` finds their weights. */
export const headingSigns: readonly HeadingSign[] = [
  ...KNOWN,
  ...[...COMMON, ...MEANS, ...CIRCUMSTANCES].map(([name, holds]) => ({ name, holds })),
  ...KINDS.flatMap(([kind, stands]) =>
    CIRCUMSTANCES.map(([name, holds]) => ({
      name: `${name}, ${kind}`,
      holds: (f: HeadingFeatures) => stands(f) && holds(f),
    })),
  ),
];
