import { flanking } from './flanking.ts';
import type { Part, Sequence } from './sequence.ts';

/** A run of `*`, `_` or `~`. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly mayOpen: boolean;
  readonly mayClose: boolean;
  /** Whether delimiters of the same sign are around it or beside it. */
  readonly isNearMarkup: boolean;
  readonly isFormula: boolean;
  /** Whether it is markup, which stays. */
  readonly isFixed: boolean;
}

const SPANS: Readonly<Record<string, readonly string[]>> = { '*': ['bold', 'italic'], '~': ['strikethrough'], _: [] };

/** The runs of delimiters in texts and formulas that could be emphasis: they have a partner among them, or near markup. */
export function emphatic(sequence: Sequence): Run[] {
  const runs = Map.groupBy(runsOf(sequence), ({ start }) => sequence.whole[start]);
  return [...runs.values()].flatMap(withPartners);
}

function* runsOf(sequence: Sequence): Iterable<Run> {
  const { whole, parts } = sequence;
  for (const part of parts) {
    const { piece, start, within } = part;
    const isFormula = piece.kind === 'formula';
    const isMarkup = 'span' in piece && piece.span.emphasis !== 'link';
    if (piece.kind !== 'text' && piece.kind !== 'address' && !isFormula && !isMarkup) continue;
    for (const found of piece.text.matchAll(/\*+|_+|~+/g)) {
      const sign = found[0][0] as string;
      const [from, to] = [start + found.index, start + found.index + found[0].length];
      const spans = SPANS[sign] ?? [];
      const before = isBehindMarkup(sequence, part, from, to) ? UNKNOWN : whole[from - 1];
      const { mayOpen, mayClose } = flanking(sign, before, whole[to]);
      yield {
        start: from,
        end: to,
        // Markup finds its partner, but between punctuation it may find another one first.
        mayOpen: mayOpen && piece.kind !== 'open',
        mayClose: mayClose && piece.kind !== 'close',
        isNearMarkup: within.some((span) => spans.includes(span)) || whole[from - 1] === sign || whole[to] === sign,
        isFormula,
        isFixed: isMarkup,
      };
    }
  }
}

/** A character that may be anything to some reader. */
const UNKNOWN = '\u200b';

/** Characters that an address has before the punctuation at its end, as far as that is looked for. */
const LONGEST_ADDRESS = 200;

/** Whether code, a link or an address ends before a character: some readers then know nothing of what is before it. */
function isBehindMarkup({ whole }: Sequence, { piece, start }: Part, from: number, to: number): boolean {
  if (piece.kind !== 'text') return false;
  if (from === start) return from > 0 && !/\s/.test(whole[from - 1] as string);
  const word = /(?<!\S)\S*$/.exec(whole.slice(Math.max(start, from - LONGEST_ADDRESS), from))?.[0] ?? '';
  return /www\.|:\/\/|@/i.test(word) && /^[?!.,:;*_'"~()]*(?:[\s<]|$)/.test(whole.slice(to, to + LONGEST_ADDRESS));
}

/**
 * The runs that have a partner: those that may open emphasis before one that may close it. Without them nothing is there
 * to close, but for markup.
 */
function withPartners(runs: readonly Run[]): Run[] {
  const firstFixed = runs.findIndex(({ mayOpen, isFixed }) => mayOpen && isFixed);
  const lastClose = runs.findLastIndex(({ mayClose }) => mayClose);
  return runs.filter(
    ({ mayOpen, mayClose, isNearMarkup }, index) =>
      (isNearMarkup && (mayOpen || mayClose)) ||
      (mayOpen && index < lastClose) ||
      (mayClose && firstFixed !== -1 && index > firstFixed),
  );
}
