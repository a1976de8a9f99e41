/** Bytes that are needed, and those that the browser still has for the site; absent where it does not tell. */
export interface Room {
  readonly needed?: number;
  readonly free?: number;
}

/** Why a browser gives no storage. */
const sentences = {
  refused:
    'The browser refuses storage (IndexedDB) here: site data are blocked, or the window is private. Allow site data for this address, then reload.',
  newer: 'A newer version of Sheaf is open on this device. Reload this page.',
  blocked: 'Another tab of Sheaf holds its storage. Close the other tabs of Sheaf, then reload.',
  broken:
    'The browser cannot read or write its storage, as on a full disk. Try again; if it stays so, restart the browser.',
} as const;

export type Unavailability = keyof typeof sentences;

/** Thrown when the browser does not keep what it is given; `message` is a sentence that a person can act on. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: 'storage_full' | 'storage_unavailable';
  readonly room: Room;
  /** Why there is no storage at all. */
  readonly reason: Unavailability | undefined;

  constructor(
    code: StorageError['code'],
    message: string,
    room: Room = {},
    { reason, ...options }: ErrorOptions & { readonly reason?: Unavailability } = {},
  ) {
    super(message, options);
    this.code = code;
    this.room = room;
    this.reason = reason;
  }
}

/** 503: the browser gives no storage, for one of these reasons. */
export const unavailable = (reason: Unavailability, cause?: unknown): StorageError =>
  new StorageError('storage_unavailable', sentences[reason], {}, { cause, reason });

/** What a failure of IndexedDB asks for. */
export type Trouble =
  /** Nothing: there is no room. */
  | 'full'
  /** Another connection. */
  | 'closed'
  /** The database to be made anew. */
  | 'misshapen'
  /** Newer code. */
  | 'newer'
  /** Nothing: site data are blocked. */
  | 'refused';

const troubles: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  // The connection was closed, by the browser or for another tab, before or during the transaction.
  InvalidStateError: 'closed',
  AbortError: 'closed',
  TransactionInactiveError: 'closed',
  // «Internal error»: input and output of the disk.
  UnknownError: 'closed',
  TimeoutError: 'closed',
  // The file of a Blob cannot be read (File API, 3.2).
  NotReadableError: 'closed',
  NotFoundError: 'misshapen',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
};

/** The trouble behind an error (Indexed Database API 3.0, exceptions); undefined for mistakes of ours. */
export const troubleOf = (error: unknown): Trouble | undefined =>
  error instanceof DOMException ? troubles[error.name] : undefined;
