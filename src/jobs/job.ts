import type { Extraction } from '../answers/extract.ts';
import type { DocumentErrorCode } from '../document/document-error.ts';
import type { DocumentType } from '../formats/formats.ts';

/** Why a job failed; the codes and the sentence are those of the API's error body. */
export interface Failure {
  readonly code: DocumentErrorCode | 'quota_exceeded';
  readonly message: string;
}

/** What a caller may ask for beside the operation itself. */
export type JobOptions = Omit<
  Extraction,
  'operation' | 'bytes' | 'type' | 'maxPages' | 'maxInflatedBytes' | 'onPageCount' | 'onProgress'
>;

/** A document at work. The row in IndexedDB is the truth; messages between contexts are hints. */
export interface Job {
  readonly id: string;
  /** A call is waited for and leaves nothing behind; a ticket is uploaded to and fetched by its id. */
  readonly kind: 'call' | 'ticket';
  /** Equal for calls that are the same: a re-dispatched request joins the job it made before. A ticket's is its id. */
  readonly fingerprint: string;
  readonly operation: Extraction['operation'];
  readonly options: JobOptions;
  readonly key: string;
  readonly maxPages: number;
  readonly state: JobState;
  /** By the file's bytes; absent before there is a file. */
  readonly type?: DocumentType;
  /** How often a worker took it up. */
  readonly attempts: number;
  /** Milliseconds since the epoch, as are all times here. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the row may be forgotten; absent while there is work to do. */
  readonly expiresAt?: number;
  /** Milliseconds for which the answer is kept. */
  readonly retention: number;
  /** Known once a worker has opened the document. */
  readonly pageCount?: number;
  /** As of the last second or so. */
  readonly pagesDone: number;
  /** One-based number of the page that was being read from its image then. */
  readonly recognising?: number;
  readonly failure?: Failure;
}

export type JobState = 'awaiting_upload' | 'queued' | 'processing' | 'succeeded' | 'failed';

/** Every change of state there is. From any state a job may also expire: its row is removed. */
const transitions: Readonly<Record<JobState, readonly JobState[]>> = {
  awaiting_upload: ['queued'],
  // Uploaded again; taken up; given up because no worker could start.
  queued: ['queued', 'processing', 'failed'],
  // Taken up again after its worker died.
  processing: ['processing', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** Whether a job may go from its state to another. */
export const canBecome = (job: Job, state: JobState): boolean => transitions[job.state].includes(state);

/** Whether nothing more will happen to a job. */
export const isSettled = (job: Job): boolean => transitions[job.state].length === 0;

/** The states in which a worker has something to do. */
export const UNFINISHED = ['queued', 'processing'] as const satisfies readonly JobState[];

/** Whether a worker has something to do. */
export const isUnfinished = ({ state }: Job): boolean => UNFINISHED.some((unfinished) => unfinished === state);

/** Whether a job is past its time: it is as good as removed. */
export const isExpired = (job: Job, now: number): boolean => job.expiresAt !== undefined && job.expiresAt <= now;
