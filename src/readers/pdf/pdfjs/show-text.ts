import { onPaper } from '../paper.ts';
import {
  CLIPPING,
  FILLING,
  type Font,
  type Glyph,
  INVISIBLE,
  SPACE,
  type TextStyle,
  type TextToken,
} from '../source.ts';
import type { Tag } from '../tags.ts';
import { apply, applyToBox, concatenate, directionOf, type Matrix, round, wholeDegrees } from '../view.ts';
import { type LoadedFont, UNREADABLE } from './fonts.ts';
import type { GraphicsState } from './graphics-state.ts';

/** A glyph as pdf.js gives it: text, and width in thousandths of the font size (or in units of a Type 3 font). */
interface ShownGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
  /** Vertical advance and the position of the glyph's origin, in thousandths of the font size. */
  readonly vmetric?: readonly number[] | null;
}

/** What a text object belongs to. */
export type TextPlace = Pick<TextStyle, 'object' | 'after' | 'markedContentId' | keyof Tag>;

const PER_EM = 1000;
/** What is shown in a font that cannot be read: one glyph that the font says nothing about. */
const UNKNOWN: readonly ShownGlyph[] = [{ unicode: '', width: PER_EM }];
const WHITE_SPACE = /^[\s\u00a0\u200b\u3000]*$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control codes mean nothing in text.
const CONTROL = /^[\u0000-\u001f]/u;

/** Shows a string of glyphs and spacings (ISO 32000-2, 9.4.3 and 9.4.4) and moves the text matrix behind it. */
export function showText(shown: readonly unknown[], state: GraphicsState, place: TextPlace): TextToken[] {
  const { font, textMatrix } = state;
  if (!font) return [];
  const toDisplay = concatenate(textMatrix, state.matrix);
  const style = styleOf(font.look, state, toDisplay, place);
  const tokens: TextToken[] = [];
  // Along the line of writing, in text space.
  let along = 0;
  for (const item of font === UNREADABLE ? UNKNOWN : shown) {
    if (typeof item === 'number') {
      along -= (item / PER_EM) * state.fontSize * (font.isVertical ? 1 : state.horizontalScale);
    } else if (typeof item === 'object' && item !== null) {
      const glyph: ShownGlyph = item;
      tokens.push(tokenOf(glyph, along, { font, state, toDisplay, style }));
      along += advanceOf(glyph, font, state);
    }
  }
  const moved: Matrix = font.isVertical ? [1, 0, 0, 1, 0, along] : [1, 0, 0, 1, along, 0];
  state.textMatrix = concatenate(moved, textMatrix);
  return tokens;
}

function advanceOf(glyph: ShownGlyph, font: LoadedFont, state: GraphicsState): number {
  const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
  if (font.isVertical) return ((glyph.vmetric?.[0] ?? -PER_EM) / PER_EM) * state.fontSize - spacing;
  return ((glyph.width ?? 0) * font.unit * state.fontSize + spacing) * state.horizontalScale;
}

interface Showing {
  readonly font: LoadedFont;
  readonly state: GraphicsState;
  readonly toDisplay: Matrix;
  readonly style: TextStyle;
}

function tokenOf(glyph: ShownGlyph, along: number, { font, state, toDisplay, style }: Showing): TextToken {
  const text = glyph.unicode ?? '';
  if (text !== '' && WHITE_SPACE.test(text)) return SPACE;
  const { fontSize, rise } = state;
  const width = (glyph.width ?? 0) * font.unit * fontSize * state.horizontalScale;
  const [x, y] = font.isVertical ? [-width / 2, along + rise - font.ascent * fontSize] : [along, rise];
  const box = applyToBox(toDisplay, x, y + font.descent * fontSize, x + width, y + font.ascent * fontSize);
  const [left, baseline] = apply(toDisplay, x, y);
  return {
    text: text === '' || CONTROL.test(text) ? '\ufffd' : text,
    box,
    x: style.rotation === 0 ? box[0] : round(left),
    y: round(baseline),
    ink: undefined,
    style,
  } satisfies Glyph;
}

/** Black where it is a pattern. */
function colorOf({ fillColor = '#000000', fillAlpha, groupAlpha }: GraphicsState): string {
  const alpha = fillAlpha * groupAlpha;
  return alpha === 1 ? fillColor : onPaper(fillColor, alpha);
}

function styleOf(look: Font, state: GraphicsState, toDisplay: Matrix, place: TextPlace): TextStyle {
  const [, , c, d] = toDisplay;
  const sign = state.fontSize * state.horizontalScale < 0 ? -1 : 1;
  const direction = directionOf(toDisplay, sign, 0);
  return {
    ...look,
    ...place,
    size: round(Math.abs(state.fontSize) * Math.hypot(c, d)),
    color: colorOf(state),
    direction,
    rotation: wholeDegrees(direction),
    after: state.renderingMode === CLIPPING ? Number.POSITIVE_INFINITY : place.after,
    invisible: state.renderingMode === INVISIBLE || (FILLING.includes(state.renderingMode) && state.fillAlpha === 0),
    optional: false,
    clip: state.clip,
  };
}
