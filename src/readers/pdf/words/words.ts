import { type Box, union } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';
import { type Glyph, SPACE, type TextToken } from '../pdfium/glyphs.ts';
import { round } from '../view.ts';
import { accented } from './accents.ts';

/** Shares of the font size. */
const SPACE_GAP = 0.22; // a gap as wide as the narrow space of common fonts (0.25 em, less kerning) parts words
const SHIFT = 0.12; // a change of baseline that raises or lowers text
const DOUBLED = 0.12; // offset up to which the same glyph again is a fake bold or a shadow

interface Draft {
  readonly first: Glyph;
  last: Glyph;
  text: string;
  readonly boxes: Box[];
  readonly spaced: boolean;
  bold: boolean;
  /** The last one before it with the same text. */
  namesake: Draft | undefined;
}

/** Words from characters in content stream order: white space, gaps, shifts and changes of style part them. */
export function buildWords(tokens: readonly TextToken[]): Word[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let spaced = false;
  for (const token of tokens) {
    if (token === SPACE) {
      spaced = true;
      continue;
    }
    if (draft && isDoubled(draft.last, token)) {
      draft.bold = true;
      continue;
    }
    const whole = draft && !spaced ? accented(draft.last, token) : undefined;
    if (draft && whole) {
      draft.text = draft.text.slice(0, -draft.last.text.length) + whole;
      draft.last = { ...token, text: whole };
      draft.boxes.push(token.box);
      continue;
    }
    const gap = draft ? gapBetween(draft.last, token) : 0;
    const apart = spaced || gap > SPACE_GAP;
    if (draft && !apart && continues(draft, token)) {
      draft.last = token;
      draft.text += token.text;
      draft.boxes.push(token.box);
    } else {
      draft = {
        first: token,
        last: token,
        text: token.text,
        boxes: [token.box],
        spaced: apart,
        bold: false,
        namesake: undefined,
      };
      drafts.push(draft);
    }
    spaced = false;
  }
  return withoutDoubles(drafts).map(toWord);
}

/** How far along the line of writing a glyph goes: `[start, end]` in points. */
function extent({ box, style }: Glyph): readonly [number, number] {
  return style.rotation === 90 || style.rotation === 270 ? [box[1], box[3]] : [box[0], box[2]];
}

/** Coordinate across the line of writing: equal for glyphs on one baseline. */
function across({ x, y, style }: Glyph): number {
  const angle = (style.rotation * Math.PI) / 180;
  return y * Math.cos(angle) - x * Math.sin(angle);
}

/** Empty length between neighbours in shares of the font size, whichever comes first (right-to-left text goes back). */
function gapBetween(a: Glyph, b: Glyph): number {
  if (a.style.rotation % 90 !== 0) return 0;
  if (a.style.rotation === 0 && b.style.rotation === 0) return levelGap(a, b);
  if (Math.abs(across(a) - across(b)) > a.style.size * 0.7) return 1;
  const [a0, a1] = extent(a);
  const [b0, b1] = extent(b);
  return Math.max(b0 - a1, a0 - b1) / Math.max(Math.min(a.style.size, b.style.size), 1);
}

function levelGap(a: Glyph, b: Glyph): number {
  if (Math.abs(a.y - b.y) > a.style.size * 0.7) return 1;
  const least = Math.max(Math.min(a.style.size, b.style.size), 1);
  return Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]) / least;
}

function continues({ last }: Draft, next: Glyph): boolean {
  const [a, b] = [last.style, next.style];
  if (a.object === b.object) return true;
  return (
    a.family === b.family &&
    a.weight === b.weight &&
    a.italic === b.italic &&
    a.color === b.color &&
    a.rotation === b.rotation &&
    Math.abs(a.size - b.size) < 0.1 &&
    Math.abs(across(last) - across(next)) < SHIFT * a.size
  );
}

/** Whether the glyph is painted once more by another text object, a hair's breadth off; PDFium itself doubles astral ones. */
const isDoubled = (a: Glyph, b: Glyph): boolean =>
  a.text === b.text &&
  (a.style.object !== b.style.object || a.text.length > 1) &&
  Math.abs(a.x - b.x) < DOUBLED * a.style.size &&
  Math.abs(a.y - b.y) < DOUBLED * a.style.size;

/** Drops words painted again over themselves and makes the first bold. */
function withoutDoubles(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, Draft>();
  return drafts.filter((draft) => {
    draft.namesake = seen.get(draft.text);
    for (let other = draft.namesake; other; other = other.namesake) {
      if (!isDoubled(other.first, draft.first)) continue;
      other.bold = true;
      return false;
    }
    seen.set(draft.text, draft);
    return true;
  });
}

/** Every word has every property: V8 reads objects of one shape several times faster. */
function toWord({ first, text, boxes, spaced, bold }: Draft): Word {
  const { style } = first;
  const box = wordBox(first, boxes);
  return {
    text,
    box,
    baseline: style.rotation === 0 ? first.y : box[3],
    fontSize: style.size,
    fontWeight: bold ? Math.max(style.weight, 700) : style.weight,
    fontFamily: style.family,
    italic: style.italic,
    monospace: style.monospace,
    color: style.color,
    rotation: style.rotation,
    spaced,
    markedContentId: style.markedContentId,
    invisible: style.invisible ? true : undefined,
    role: style.role,
    link: undefined,
  };
}

/** Box of a word; fonts may claim any ascent and descent, so those of level text are kept within what letters have. */
function wordBox({ style, y }: Glyph, boxes: readonly Box[]): Box {
  const [x0, y0, x1, y1] = union(boxes);
  if (style.rotation !== 0) return [x0, y0, x1, y1];
  const top = clamp(y0, y - style.size, y - 0.65 * style.size);
  const bottom = clamp(y1, y + 0.1 * style.size, y + 0.3 * style.size);
  return [x0, round(top), x1, round(bottom)];
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
