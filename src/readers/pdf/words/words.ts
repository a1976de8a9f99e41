import { type Box, union } from '../../../document/geometry.ts';
import { letterExtent } from '../../../document/letter-extent.ts';
import type { Word } from '../../../document/page.ts';
import { type Glyph, isGlyph, NO_SPACE, SPACE, type TextToken } from '../source.ts';
import { round } from '../view.ts';
import { hasAccent, joinAccents, withAccents, withPlainSigns } from './accents.ts';
import { areVariables, hasGap, isDoubled, isPartedNarrowly, isSameStyle, touches } from './breaks.ts';
import type { Draft } from './draft.ts';
import { closesNumber, endsNumber } from './item-numbers.ts';
import type { IsLinkEdge } from './link-edges.ts';
import { withMarks } from './marks.ts';
import { glyphsAtPitch } from './pitch.ts';
import { joinTracked } from './tracking.ts';
import type { IsWalled } from './walls.ts';

/** CSS weight of text that is painted twice for a bold look. */
const BOLD = 700;

export interface BuiltWords {
  readonly words: readonly Word[];
  /** What is painted again over words, for a bold look or a shadow: whole words, or single glyphs. */
  readonly doubled: readonly Word[];
}

/** What may part the glyphs of a word: nothing where a part is absent. */
export interface Partings {
  readonly isWalled?: IsWalled;
  readonly isLinkEdge?: IsLinkEdge;
}

/**
 * Words from glyphs in content stream order: white space, gaps, shifts, changes of style, rules between them and the edges of
 * links part them.
 */
export function buildWords(tokens: readonly TextToken[], partings: Partings = {}): BuiltWords {
  const doubled: Draft[] = [];
  const words = joinTracked(withoutDoubles(withMarks(withAccents(draftsOf(tokens, doubled, partings))), doubled));
  return { words: words.map(toWord), doubled: doubled.map(toWord) };
}

const nowhere = (): boolean => false;

/** @param doubled receives the glyphs that are painted again over themselves. */
function draftsOf(
  tokens: readonly TextToken[],
  doubled: Draft[],
  { isWalled = nowhere, isLinkEdge = nowhere }: Partings,
): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let spaced = false;
  let shown = false;
  let found = false;
  let turned = false;
  const joined = joinAccents(tokens);
  const atPitch = glyphsAtPitch(joined);
  for (const [index, token] of joined.entries()) {
    if (!isGlyph(token)) {
      if (token === NO_SPACE) turned = true;
      else if (token === SPACE) shown = true;
      else found = true;
      continue;
    }
    const goesOn = !shown && atPitch.has(token);
    if (shown || found) {
      spaced ||= draft === undefined || (!goesOn && isSpaced(draft.last, token, shown));
      shown = false;
      found = false;
    }
    if (draft && isDoubled(draft.last, token)) {
      draft.bold = true;
      doubled.push(draftOf(token, spaced));
      continue;
    }
    spaced ||=
      draft !== undefined &&
      (isWalled(draft.last, token) ||
        endsNumber(draft, drafts.at(-2), token) ||
        (!goesOn && isPartedNarrowly(draft.boxes.at(-2), draft.last, token, joined[index + 1])));
    if (!draft || spaced || isLinkEdge(draft.last, token) || !takesIn(draft, token, drafts.at(-2), goesOn)) {
      const isApart: boolean = spaced || (!turned && draft !== undefined && hasGap(draft.last, token));
      draft = draftOf(token, isApart);
      drafts.push(draft);
      spaced = false;
    }
    turned = false;
  }
  return drafts;
}

/**
 * Whether white space before a glyph parts it from the last one.
 * @param isShown the file has it; else the engine found it.
 */
function isSpaced(last: Glyph, glyph: Glyph, isShown: boolean): boolean {
  // TeX goes back and forth to set an accent, which engines take for white space.
  return !touches(last, glyph) || (isShown && !areVariables(last, glyph) && !hasAccent(last));
}

const draftOf = (glyph: Glyph, spaced: boolean): Draft => ({
  first: glyph,
  last: glyph,
  text: glyph.text,
  boxes: [glyph.box],
  spaced,
  bold: false,
  namesake: undefined,
});

/**
 * Adds the glyph to the word that it continues; false when it begins another one.
 * @param before the word before it.
 * @param goesOn whether a pitch tells that a gap before it is none.
 */
function takesIn(draft: Draft, glyph: Glyph, before: Draft | undefined, goesOn: boolean): boolean {
  if (!goesOn && hasGap(draft.last, glyph)) return false;
  if (!isSameStyle(draft.last, glyph) && !closesNumber(draft, before, glyph)) return false;
  draft.text += glyph.text;
  draft.last = glyph;
  draft.boxes.push(glyph.box);
  return true;
}

/**
 * Drops words painted again over themselves and makes the first bold.
 * @param doubled receives those dropped.
 */
function withoutDoubles(drafts: readonly Draft[], doubled: Draft[]): Draft[] {
  const seen = new Map<string, Draft>();
  return drafts.filter((draft) => {
    draft.namesake = seen.get(draft.text);
    for (let other = draft.namesake; other; other = other.namesake) {
      if (!isDoubled(other.first, draft.first)) continue;
      other.bold = true;
      doubled.push(draft);
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
    text: withPlainSigns(text, style),
    box,
    baseline: style.rotation === 0 ? first.y : box[3],
    fontSize: style.size,
    fontWeight: bold ? Math.max(style.weight, BOLD) : style.weight,
    fontFamily: style.family,
    italic: style.italic,
    monospace: style.monospace,
    color: style.color,
    rotation: style.rotation,
    spaced,
    markedContentId: style.markedContentId,
    invisible: style.invisible ? true : undefined,
    role: style.role,
    treeIndex: style.treeIndex,
    cell: style.cell,
    link: undefined,
  };
}

/** Box of a word; fonts may claim any ascent and descent, so those of level text are kept within what letters have. */
function wordBox({ style, y }: Glyph, boxes: readonly Box[]): Box {
  const [x0, y0, x1, y1] = union(boxes);
  if (style.rotation !== 0) return [x0, y0, x1, y1];
  const { top, bottom } = letterExtent({ top: y0, bottom: y1 }, y, style.size);
  return [x0, round(top), x1, round(bottom)];
}
