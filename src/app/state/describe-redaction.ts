import type { RedactionStep } from '../../page/redact-file.ts';
import type { Verdict } from '../../redaction/verdict.ts';
import { strings } from '../strings.ts';
import { describe } from './describe.ts';
import type { RedactionStatus } from './redaction.svelte.ts';
import { readingStatus } from './task.svelte.ts';

/** What the end of the work says. */
export function sentencesOfEnd(status: RedactionStatus, isText: boolean): string[] {
  const text = strings.redaction;
  if (status.name === 'cancelled') return [text.cancelled];
  if (status.name === 'failed') return [text.failed(status.reason)];
  if (status.name === 'refused') return [text.refused, ...status.sentences];
  if (status.name === 'verified') return [(isText ? text.verifiedText : text.verified)(status.total)];
  return [];
}

/** Why a redacted file is refused; nothing where it is not. */
export function sentencesOfVerdict(verdict: Verdict): string[] {
  if (verdict.kind === 'survived')
    return verdict.survivors.map(({ text, pages }) => strings.redaction.survived(text, pages));
  return verdict.kind === 'unread' ? [strings.redaction.unread(verdict.pages)] : [];
}

/** A step in words, and the share of its pages that is done. */
export function describeStep(step: RedactionStep): { text: string; share?: number } {
  const text = strings.redaction;
  if (step.name === 'covering') {
    const { pagesDone, pageCount } = step;
    return { text: text.covering(Math.min(pagesDone + 1, pageCount), pageCount), share: pagesDone / pageCount };
  }
  const status = readingStatus(step.progress);
  const share = status.name === 'reading' ? { share: status.pagesDone / status.pageCount } : {};
  return { text: text[step.name](describe(status)), ...share };
}
