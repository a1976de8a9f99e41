import type { documentReader } from '../documents/read.ts';
import { jsonResumeOf, resumeAnswer } from './answered.ts';
import { type Difference, differences } from './differences.ts';
import { type Score, type Scorer, withinContract } from './scorer.ts';
import type { Subject } from './subject.ts';

export type DocumentReader = Awaited<ReturnType<typeof documentReader>>;

/** What the product made of a resume. */
export interface Measured {
  readonly subject: Subject;
  readonly score: Score;
  readonly differences: () => Difference[];
}

/** Reads resumes, one after another, and scores what is answered. */
export async function measure(
  subjects: readonly Subject[],
  documents: DocumentReader,
  scorer: Scorer,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const subject of subjects) {
    const document = await documents.read(await subject.bytes());
    const answered = jsonResumeOf(await resumeAnswer(document));
    const truth = withinContract(subject.truth);
    const owed = scorer.owed(subject.printed);
    measured.push({
      subject,
      score: scorer.score(truth, answered, owed),
      differences: () => differences(scorer, truth, answered, owed),
    });
  }
  return measured;
}
