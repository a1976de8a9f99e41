import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { countLettersAndDigits } from '../../platform/letters.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { printedLines } from './printed-lines.ts';

/** Longest stretch of ink, in shares of the type's size, that is a stem and not a bar, a serif or letters that touch. */
const WIDEST_STEM = 0.3;

/** Share of a page's letters that are set in its ordinary type or a thinner one at least: the rest may be bold. */
const ORDINARY = 0.3;
/** A word whose strokes are this much thicker than those of ordinary type is bold: bold type is 1.35 to 1.7 times as thick. */
const BOLD = 1.3;
/** Share of a page's letters whose words are thinner than those of ordinary type where that varies, as a typewriter's does. */
const THIN = 0.1;
/**
 * How many times further from ordinary type than those words a bold one is. Chosen on typed and faxed forms; print varies by
 * less than a tenth.
 */
const FURTHER = 3;
const BOLD_WEIGHT = 700;
const USUAL_WEIGHT = 400;
/** How many times as thick the strokes of a word are as those of the next that is of another weight: half-bold type varies. */
const CLEARLY = 1.25;
/** Letters and digits of a word in which its weight is seen: of fewer, a single one may be all bows and slants. */
const FEWEST = 3;

/** Font weight of each word, 400 or 700. Words of a letter or two are as bold as the words around them. */
export function fontWeights(image: PageImage, words: readonly RecognizedWord[]): number[] {
  const strokes = words.map((word) => ({ letters: countLettersAndDigits(word.text), width: strokeWidth(image, word) }));
  const bold = boldWidth(strokes);
  return printedLines(words)
    .flatMap((line) => runsOf(strokes.splice(0, line.length), bold))
    .flatMap((run) => run.map(() => (widthOf(run) > bold ? BOLD_WEIGHT : USUAL_WEIGHT)));
}

/** What shows how bold a word is. */
interface Strokes {
  readonly letters: number;
  /** In shares of its type's size. */
  readonly width: number;
}

/** The words of a line in runs of one weight: a run is clearly bolder or lighter than the next. */
function runsOf(line: readonly Strokes[], bold: number): Strokes[][] {
  const alone = line.map(({ width }) => width > bold);
  const seen = line.map(({ letters }, index) => (letters >= FEWEST ? alone[index] : undefined));
  const isBold = (index: number): boolean => {
    const before = seen.slice(0, index + 1).findLast((one) => one !== undefined);
    const after = seen.slice(index).find((one) => one !== undefined);
    return (before === after ? before : seen[index]) ?? alone[index] ?? false;
  };
  const runs: Strokes[][] = [];
  for (const [index, word] of line.entries()) {
    const last = runs.at(-1);
    if (last && isBold(index) === isBold(index - 1)) last.push(word);
    else runs.push([word]);
  }
  return runs.reduce<Strokes[][]>((clear, run) => {
    const last = clear.at(-1);
    if (last && !areClearlyOther(widthOf(last), widthOf(run))) last.push(...run);
    else clear.push(run);
    return clear;
  }, []);
}

const areClearlyOther = (a: number, b: number): boolean => Math.max(a, b) > CLEARLY * Math.min(a, b);

/** The median width of a run's strokes, of short words only where there are no others. */
function widthOf(run: readonly Strokes[]): number {
  const telling = run.filter(({ letters }) => letters >= FEWEST);
  return median((telling.length > 0 ? telling : run).map(({ width }) => width));
}

/** From which thickness strokes are bold: clearly thicker than ordinary ones, and more so the more these vary. */
function boldWidth(strokes: readonly Strokes[]): number {
  const usual = widthAt(ORDINARY, strokes);
  const telling = strokes.filter(({ letters }) => letters >= FEWEST);
  const thin = telling.length > 0 ? widthAt(THIN, telling) : usual;
  return Math.max(BOLD * usual, usual + FURTHER * (usual - thin));
}

/** The thickness that a share of a page's letters has at most. */
function widthAt(share: number, strokes: readonly Strokes[]): number {
  const seen = strokes.filter(({ width }) => width > 0);
  const letters = seen.reduce((sum, one) => sum + one.letters, 0);
  let counted = 0;
  for (const one of seen.toSorted((a, b) => a.width - b.width)) {
    counted += one.letters;
    if (counted > share * letters) return one.width;
  }
  return 0;
}

/**
 * How thick the upright strokes of a word are, in shares of its type's size: about .08 in ordinary type, and half as much
 * again in bold. The greys at their edges count by their darkness: that is finer than pixels.
 */
const strokeWidth = (image: PageImage, { box, fontSize }: RecognizedWord): number =>
  stemWidth(image, box, WIDEST_STEM * fontSize) / fontSize;

function stemWidth({ width, pixels }: PageImage, box: Box, widest: number): number {
  const [x0, y0, x1, y1] = box.map(Math.round) as unknown as Box;
  let [darkest, lightest] = [255, 0];
  for (let y = y0; y < y1; y++) {
    for (let i = y * width + x0; i < y * width + x1; i++) {
      const value = pixels[i] as number;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
  }
  const range = lightest - darkest;
  if (range < 32) return 0;
  const stems: number[] = [];
  for (let y = y0; y < y1; y++) {
    let ink = 0;
    let length = 0;
    for (let x = x0; x <= x1; x++) {
      const darkness = x < x1 ? (lightest - (pixels[y * width + x] as number)) / range : 0;
      if (darkness > 0.15) {
        ink += darkness;
        length++;
        continue;
      }
      if (length > 0 && ink > 0.5 && length <= widest) stems.push(ink);
      ink = 0;
      length = 0;
    }
  }
  return median(stems);
}
