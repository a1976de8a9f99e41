import { BOX, type Marker, ordinalOfMarker } from '../../../document/list-marker.ts';

/** The letter that stands for a circle in lists within lists. */
const LETTER_O = 'o';

/** A marker that a text is typed with. */
export interface TypedMarker extends Marker {
  /** White space before it. */
  readonly blanks: string;
  /** White space between it and the text. */
  readonly gap: string;
}

/** The marker of an item that a text begins with; a letter may be a circle below another bullet. */
export function typedMarker(text: string, before?: Marker): TypedMarker | undefined {
  const [, blanks = '', written = '', gap = ''] = /^([ \t\u00a0]*)(\S{1,7})([ \t\u00a0]+)(?=\S)/.exec(text) ?? [];
  const isCircle = written === LETTER_O && before?.kind === 'bullet';
  const ordinal = isCircle ? 0 : ordinalOfMarker(written);
  if (ordinal === undefined) return undefined;
  // Boxes side by side are choices and no items.
  if (BOX.test(written) && BOX.test(text.slice(blanks.length + written.length))) return undefined;
  return { kind: ordinal === 0 ? 'bullet' : 'number', text: isCircle ? '◦' : written, ordinal, blanks, gap };
}
