import type { DocumentType } from '../document/document.ts';
import type { DocumentErrorCode } from '../document/document-error.ts';
import type { Operation } from '../extract/answers.ts';

/** Why a job failed; the codes and the sentence are those of the API's error body. */
export interface Failure {
  readonly code: DocumentErrorCode | 'quota_exceeded';
  readonly message: string;
}

/** A document at work. The row in IndexedDB is the truth; messages between contexts are hints. */
export interface Job {
  readonly id: string;
  /** Equal for requests that are the same: a re-dispatched request joins the job it made before. */
  readonly fingerprint: string;
  readonly operation: Operation;
  readonly key: string;
  readonly type: DocumentType;
  readonly password?: string;
  readonly pages?: string;
  readonly maxPages: number;
  readonly state: 'queued' | 'processing' | 'succeeded' | 'failed';
  /** How often a worker took it up. */
  readonly attempts: number;
  /** Milliseconds since the epoch, as is `updatedAt`. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Known once a worker has opened the document. */
  readonly pageCount?: number;
  readonly failure?: Failure;
}

/** Whether nothing more will happen to a job. */
export const isSettled = (job: Job): boolean => job.state === 'succeeded' || job.state === 'failed';
