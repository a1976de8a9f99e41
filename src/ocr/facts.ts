import type { Box } from '../document/geometry.ts';
import type { Flattening } from '../document/levelling.ts';
import type { FilledRectangle, Rule, Word } from '../document/page.ts';
import type { PageImage } from '../document/page-image.ts';
import type { Turns } from '../document/turning.ts';
import type { RecognizedText, RecognizedWord, Recognizer } from './engines/recognizer.ts';
import type { TurnedLine } from './engines/turned-text.ts';
import type { Bullet } from './ink/bullets.ts';
import type { CheckBox } from './ink/check-boxes.ts';
import type { Leader } from './ink/leaders.ts';
import type { Letters } from './preparation/letters.ts';

/** What is known of a page image, stage by stage. Boxes are in pixels of the image named. */
export interface ImageFacts {
  /** The page as displayed. */
  readonly image: PageImage;
  /** How a page that was photographed at a slant becomes flat, and the page after it. */
  readonly flattening: Flattening | undefined;
  readonly flat: PageImage;
  /** The same with tints of dots as even greys. */
  readonly continuous: PageImage;
  /** The same with light text on dark bands as dark text on white. */
  readonly positive: PageImage;
  /** The same on white paper, without the dark ground beside the page. */
  readonly even: PageImage;
  /** The same with faint letters as dark as others. */
  readonly normalised: PageImage;
  /** Letters of `normalised`; undefined where there are too few to tell anything by. */
  readonly letters: Letters | undefined;
  /** Quarter turns clockwise, 0 or 1, that make lines run across; and the letters after them. */
  readonly quarter: 0 | 1;
  readonly lines: Letters | undefined;
  /** Degrees by which these lines fall to the right. */
  readonly skew: number;
  /** Quarter turns clockwise that bring the page upright. */
  readonly turns: Turns;
  /** `normalised` without specks. */
  readonly clean: PageImage;
  /** The same, upright and deskewed. */
  readonly level: PageImage;
  /** The page upright and level, its strokes as near to the given ones as can be: for weights. */
  readonly strokes: PageImage;
  /** `level` without frames around words. */
  readonly unframed: PageImage;
  /** The same without rules that touch letters. */
  readonly unruled: PageImage;
  /** The same with small type enlarged: what is recognised. */
  readonly text: PageImage;
  /** Rows of dots in `text`. */
  readonly leaders: readonly Leader[];
  /** `text` without its leaders, and its ink components. */
  readonly leaderless: PageImage;
  readonly marks: readonly Box[];
  /** Check boxes of `leaderless`; the same without them, and its ink components. */
  readonly checkBoxes: readonly CheckBox[];
  readonly boxless: PageImage;
  readonly signs: readonly Box[];
  /** Bullets of `boxless`; the same without them, and its ink components. */
  readonly bullets: readonly Bullet[];
  readonly writing: PageImage;
  readonly ink: readonly Box[];
  /** The recogniser at work on `writing`. */
  readonly reading: Promise<RecognizedText>;
  readonly recognized: RecognizedText;
  /** Lines of `writing` that run up or down; and its words without what was read across them. */
  readonly turned: readonly TurnedLine[];
  readonly across: readonly RecognizedWord[];
  /** The same words, each in the size of its own stretch of the line. */
  readonly sized: readonly RecognizedWord[];
  /** Words of `writing` with e-mail addresses whole. */
  readonly joined: readonly RecognizedWord[];
  /** The same with the decimal points that are printed. */
  readonly pointed: readonly RecognizedWord[];
  /** Those that are no noise. */
  readonly certain: readonly RecognizedWord[];
  /** Those that are no icons. */
  readonly written: readonly RecognizedWord[];
  /** The same; their confidence is the probability that they are right. */
  readonly probable: readonly RecognizedWord[];
  /** The same, bullets among them; and check boxes as well. */
  readonly listed: readonly RecognizedWord[];
  readonly ticked: readonly RecognizedWord[];
  /** Words of `text`, leaders among them. */
  readonly complete: readonly RecognizedWord[];
  /** In points of the level page, with sizes and weights; and with those of lines that run up or down. */
  readonly levelWords: readonly Word[];
  readonly words: readonly Word[];
  /** `continuous`, upright and level, and the same without letters and rules. */
  readonly drawn: PageImage;
  readonly ground: PageImage;
  /** Straight thin lines of it, in points of the level page; and those of them that are rules, and no letters. */
  readonly straight: readonly Rule[];
  readonly rules: readonly Rule[];
  /** `words` without what was read in rules and along the page's sides. */
  readonly printed: readonly Word[];
  /** Shades between the straight lines, and between the rules, in points of the level page. */
  readonly shades: readonly FilledRectangle[];
  readonly fills: readonly FilledRectangle[];
}

/** What stages read with. */
export interface ImageTools {
  readonly recognizer: Recognizer;
  /** ISO 639-2 codes; the recogniser detects the language when there are none. */
  readonly languages: readonly string[];
  readonly signal?: AbortSignal;
  /** Is called as each stage begins; what it throws ends the reading. */
  readonly begin?: () => void;
}
