import type { Extraction } from '../answers/extract.ts';
import type { DocumentErrorCode } from '../document/document-error.ts';
import type { Step } from '../document/watch.ts';
import type { DocumentType } from '../formats/formats.ts';
import type { Loaded } from '../ocr/engines/loading.ts';
import type { StorageError } from './database/storage-error.ts';

/** Why a job failed; the codes and the sentence are those of the API's error body. */
export interface Failure {
  readonly code: DocumentErrorCode | StorageError['code'] | 'quota_exceeded';
  readonly message: string;
}

/** Options of a request besides the operation. */
export type JobOptions = Omit<
  Extraction,
  | 'operation'
  | 'bytes'
  | 'type'
  | 'source'
  | 'maxPages'
  | 'maxInflatedBytes'
  | 'onPageCount'
  | 'onProgress'
  | 'onPreview'
  | 'onPartial'
  | 'watch'
> & {
  /** Whether the first pages are stored as a partial answer while the others are read. */
  readonly partial?: boolean;
};

/** A document to be processed. The row in IndexedDB is the truth; messages between contexts are hints. */
export interface Job {
  readonly id: string;
  /** A caller waits for a call, whose row is then deleted; a ticket is uploaded to and fetched by its id. */
  readonly kind: 'call' | 'ticket';
  /** Equal for identical calls: a re-dispatched request joins the job that it created before. For a ticket its id. */
  readonly fingerprint: string;
  readonly operation: Extraction['operation'];
  readonly options: JobOptions;
  readonly key: string;
  readonly maxPages: number;
  readonly state: JobState;
  /** SHA-256 of the file; absent for a ticket. */
  readonly source?: string;
  /** Detected from the file's bytes; absent before there is a file. */
  readonly type?: DocumentType;
  /** Number of times that a worker has started it. */
  readonly attempts: number;
  /** Number of times that a worker has come to an end that says nothing about the document. */
  readonly setBacks?: number;
  /** Steps at which its workers stood still: they are left out. */
  readonly standstills?: readonly Step[];
  /** Whether a caller of a call has taken its answer, and its key was charged. */
  readonly collected?: boolean;
  /** Whether a caller of a call was given its answer: the row stays a moment, for a request that is dispatched again. */
  readonly answered?: boolean;
  /** Milliseconds since the epoch, as are all times here. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the row may be deleted; absent while there is work to do. */
  readonly expiresAt?: number;
  /** Milliseconds for which the answer is kept. */
  readonly retention: number;
  /** Known once a worker has opened the document. */
  readonly pageCount?: number;
  readonly failure?: Failure;
}

/** How far the worker of a job is; stored about once a second. */
export interface JobProgress {
  readonly pagesDone: number;
  /** One-based number of the page that was being read from its image then. */
  readonly recognising?: number;
  /** How much of the recogniser's files had arrived then, while it waited for them. */
  readonly loading?: Loaded;
}

export type JobState = 'awaiting_upload' | 'queued' | 'processing' | 'succeeded' | 'failed';

/** All transitions between states. A job in any state may also expire: its row is deleted. */
const transitions: Readonly<Record<JobState, readonly JobState[]>> = {
  awaiting_upload: ['queued'],
  // Uploaded again; started; failed because no worker could start.
  queued: ['queued', 'processing', 'failed'],
  // Started again after its worker died.
  processing: ['processing', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** Whether a stored row is a job that this version knows: no part that is worked with is missing or of another type. */
export function isJob(row: unknown): row is Job {
  const { id, kind, fingerprint, operation, options, key, state, ...numbers } = (row ?? {}) as Partial<Job>;
  const { attempts, createdAt, maxPages, retention } = numbers;
  return (
    [id, fingerprint, operation, key].every((text) => typeof text === 'string') &&
    (kind === 'call' || kind === 'ticket') &&
    state !== undefined &&
    Object.hasOwn(transitions, state) &&
    typeof options === 'object' &&
    options !== null &&
    [attempts, createdAt, maxPages, retention].every(isNumber)
  );
}

/** Milliseconds for which a damaged row stays, so that whoever asks for it is told. */
const DAMAGED_RETENTION = 24 * 60 * 60_000;

/** What takes the place of a row that is no job: a failed one, which nobody works on and which expires. */
export function damagedJob(id: string, row: Partial<Job>, now: number): Job {
  return {
    ...lostJob(id, typeof row.key === 'string' ? row.key : '', now),
    kind: row.kind === 'call' ? 'call' : 'ticket',
    failure: {
      code: 'processing_failed',
      message: 'What this device had noted of the document was damaged. Send it again. Nothing was charged.',
    },
  };
}

/** What takes the place of a ticket that the browser has lost with its file and its answer. */
export const lostJob = (id: string, key: string, now: number): Job => ({
  id,
  kind: 'ticket',
  fingerprint: id,
  operation: 'parse',
  options: {},
  key,
  maxPages: 0,
  state: 'failed',
  attempts: 0,
  createdAt: now,
  updatedAt: now,
  expiresAt: now + DAMAGED_RETENTION,
  retention: DAMAGED_RETENTION,
  failure: {
    code: 'processing_failed',
    message:
      'The browser has lost what it had stored, as on a full disk. Ask for a new ticket and upload the file again. Nothing was charged.',
  },
});

/** Whether a job may change from its state to another. */
export const canBecome = (job: Job, state: JobState): boolean => transitions[job.state].includes(state);

/** Whether a job has reached a final state. */
export const isSettled = (job: Job): boolean => transitions[job.state].length === 0;

/** The states in which a worker has something to do. */
export const UNFINISHED = ['queued', 'processing'] as const satisfies readonly JobState[];

/** Whether a worker has something to do. */
export const isUnfinished = ({ state }: Job): boolean => UNFINISHED.some((unfinished) => unfinished === state);

/** Whether a job has expired: it counts as deleted. */
export const isExpired = (job: Job, now: number): boolean => job.expiresAt !== undefined && job.expiresAt <= now;
