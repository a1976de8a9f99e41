import { comesNext, type Marker, ordinalOfMarker } from '../../../document/list-marker.ts';

/** The letter that stands for a circle in lists within lists. */
const LETTER_O = 'o';

const BOX = /[☐☑☒]/u;

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

/** Whether a marker goes on with the list of another: the same bullet, any box, or the next number written alike. */
export function follows(last: Marker, marker: Marker): boolean {
  if (last.kind !== marker.kind) return false;
  if (BOX.test(last.text) && BOX.test(marker.text)) return true;
  return marker.kind === 'bullet'
    ? last.text === marker.text
    : signs(last) === signs(marker) && comesNext(last, marker);
}

/** What is around a number. */
const signs = ({ text }: Marker): string => text.replace(/[\p{L}\p{N}]+/u, '');
