/** What a file shows of its format without being read. */
export interface FileSigns {
  /** Its first kilobyte. */
  readonly head: Uint8Array;
  /** Names in the directory of a zip archive, in lower case; absent for other files, and where the directory is lost. */
  readonly zipNames?: readonly string[];
  /** Whether it is a compound file that lists a stream of this name. */
  readonly hasStream: (name: string) => boolean;
}

interface FormatRow {
  /** Whether a file may be of this format. */
  readonly matches: (file: FileSigns) => boolean;
}

/** A format that is read. */
export interface ReadableFormat extends FormatRow {
  /** What users call it. */
  readonly label: string;
  /** The type of document that its files hold, which names its reader. */
  readonly documentType: string;
  /** Its value of `file_type` in a request; absent where the contract names none. */
  readonly fileType?: string;
  /** Lower case, with the dot. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaTypes: readonly [string, ...string[]];
}

/** A format that is recognised to be refused with a helpful sentence. */
export interface RefusedFormat extends FormatRow {
  readonly refusal: string;
}
