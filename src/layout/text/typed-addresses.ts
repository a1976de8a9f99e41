import type { Run } from '../../document/block.ts';

/** An address of a page or a mailbox. */
export const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)+[.,;]?$/i;
/** The host of mailboxes that are listed before it: `{ann, ben}@example.org`. */
const HOST = /^@[\w-]+(?:\.[\w-]+)+[.,;]?$/;
/** Ends the list of such mailboxes. */
const LIST_END = /[}\])]$/;

/** The runs with those that are addresses no code: addresses are set in a fixed pitch without being any. */
export function withoutTypedAddresses(runs: readonly Run[]): Run[] {
  const plain = new Set<Run>();
  for (const [index, run] of runs.entries()) {
    if (run.code && ADDRESS.test(run.text)) plain.add(run);
    if (run.code && HOST.test(run.text)) for (const part of hostAndMailboxes(runs, index)) plain.add(part);
  }
  return runs.map((run) => {
    if (!plain.has(run)) return run;
    const { code: _, ...text } = run;
    return text;
  });
}

/** The run of a host with those of the list before it, which nothing parts from it. */
function hostAndMailboxes(runs: readonly Run[], at: number): Run[] {
  let from = at;
  while (from > 0 && !runs[from]?.spaced) from--;
  return LIST_END.test(runs[at - 1]?.text ?? '') ? runs.slice(from, at + 1) : [];
}
