import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import { isColophon } from '../sections/colophon.ts';
import type { Line, Piece } from '../sections/lines.ts';
import { sectionOf } from '../sections/wordings.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { brokenWords } from './broken-lines.ts';
import { type ContactArea, isInArea } from './contact-area.ts';
import { isContactLabel } from './contact-lines.ts';
import type { Network } from './networks.ts';

/** Confidence in an address that is printed over two lines, and in one made of a handle. */
const BROKEN = 0.8;
const COMPOSED = 0.7;

/**
 * The address of the subject's profile: where a link leads; else as printed; else made of the handle beside or below the
 * network's name. Addresses in the contact area come first; handles are read only there.
 */
export function profile(
  text: PlainText,
  area: ContactArea,
  findings: readonly Finding[],
  network: Network,
): Cited<string> | null {
  return linked(text, area, network) ?? printed(text, area, findings, network) ?? composed(text, area, network);
}

const areaFirst = <T extends Span>(area: ContactArea, found: readonly T[]): T | undefined =>
  found.find((span) => isInArea(area, span)) ?? found[0];

function linked(text: PlainText, area: ContactArea, { address }: Network): Cited<string> | undefined {
  const leading = text.wordSpans.filter(
    (span) => span.link !== undefined && address.test(span.link) && !isInColophon(text, span),
  );
  const first = areaFirst(area, leading);
  if (!first?.link) return undefined;
  const { link } = first;
  const words = leading.filter((span) => span.link === link && span.page === first.page);
  return new Cited(link.replace(/[?#].*$/s, ''), sourcesOf(text, words, 1));
}

/** Whether a span is in a block that says how the document was made: the profile there is of who designed it. */
const isInColophon = (text: PlainText, span: Span): boolean =>
  overlapping(text.lines, span).some(({ start, end }) => isColophon(text.text.slice(start, end)));

function printed(text: PlainText, area: ContactArea, findings: readonly Finding[], { address }: Network) {
  const urls = findings.filter(({ type, start, end }) => type === 'URL' && address.test(text.text.slice(start, end)));
  const url = areaFirst(area, urls);
  return url ? quote(text, url, url.score) : overTwoLines(text, area.lines, address);
}

/** An address that the width of a column broke, at a slash or hyphen. */
function overTwoLines(text: PlainText, lines: readonly Line[], address: RegExp): Cited<string> | undefined {
  const broken = brokenWords(lines).find(({ head, tail }) => {
    const whole = head + tail;
    return (/[/-]$/.test(head) || tail.startsWith('/')) && address.exec(whole)?.[0] === whole.replace(/\/$/, '');
  });
  return broken && new Cited(broken.head + broken.tail, sourcesOf(text, broken.parts, BROKEN));
}

/** A profile made of a handle beside or below the network's name, or of one that says by itself what it is. */
function composed(text: PlainText, { lines }: ContactArea, network: Network): Cited<string> | null {
  const rows = lines.map(({ pieces }) => pieces.flatMap(partsOf));
  for (const [index, row] of rows.entries()) {
    for (const [at, part] of row.entries()) {
      const own = network.ownHandle?.exec(part.text)?.[1];
      if (own) return made(text, network, own, part);
      const label = network.label.exec(part.text)?.[0];
      if (label === undefined) continue;
      const rest = { ...part, text: part.text.slice(label.length), start: part.start + label.length };
      const near = rest.text === '' ? [row[at + 1], below(part, rows[index + 1])] : [rest];
      for (const value of near) {
        const handle = value && handleOf(value.text, network);
        if (handle) return made(text, network, handle, value);
      }
    }
  }
  return null;
}

/** What stands between dividers. */
interface Part extends Span {
  readonly text: string;
  readonly piece: Piece;
}

const partsOf = (piece: Piece): Part[] =>
  [...piece.text.matchAll(/[^|•·●\s](?:[^|•·●]*[^|•·●\s])?/gu)].map(({ 0: text, index }) => {
    const start = piece.start + index;
    return { text, start, end: start + text.length, piece };
  });

/** The part of the next line that stands under a label; the first one where nothing has a place. */
function below({ piece: { box, size } }: Part, next: readonly Part[] | undefined): Part | undefined {
  return next?.find(({ piece }) => !box || !piece.box || Math.abs(piece.box[0] - box[0]) < size);
}

/** The handle that a text is; undefined where it says something else. */
function handleOf(value: string, { handle }: Network): string | undefined {
  if (isContactLabel(value) || sectionOf(value)) return undefined;
  const found = handle.exec(value)?.[1];
  // A capitalised word is what another link is called.
  return found && (/^[@/]|^in\//.test(value) || !/^\p{Lu}\p{Ll}+$/u.test(found)) ? found : undefined;
}

const made = (text: PlainText, { base }: Network, handle: string, span: Span): Cited<string> =>
  new Cited(base + handle, sourcesOf(text, [span], COMPOSED));
