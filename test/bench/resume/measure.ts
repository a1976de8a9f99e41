import { jsonResume } from '../../../src/api/json-resume/json-resume.ts';
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
  /** Of the same answer as JSON Resume, where an address is taken apart: the scorer compares towns. */
  readonly exported: Score;
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
    const sections = await resumeAnswer(document);
    const answered = jsonResumeOf(sections);
    const truth = withinContract(subject.truth);
    const owed = scorer.owed(subject.printed);
    measured.push({
      subject,
      score: scorer.score(truth, answered, owed),
      exported: scorer.score(truth, jsonResume({ json: sections }), owed),
      differences: () => differences(scorer, truth, answered, owed),
    });
  }
  return measured;
}
