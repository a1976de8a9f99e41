import { ApiError, ofStorage } from '../../api/errors.ts';
import { type Config, ConfigError } from '../../jobs/config.ts';
import { StorageError } from '../../jobs/database/storage-error.ts';
import type { Connection } from '../../page/connection.ts';
import { type Answers, type FileOptions, type Operation, readFile } from '../../page/read-file.ts';
import type { Places, RedactedFile, RedactedMarkdown, RedactionOptions } from '../../page/redact-file.ts';
import type { Redacted } from '../../redaction/markdown.ts';
import { strings } from '../strings.ts';
import { Device } from './device.svelte.ts';

/** The page's connection to the site as the screen shows it: its door, its limits and its problem. */
export class Session {
  door = $state<Connection['door']>();
  /** Whether keys, allowance and tickets outlive this page. */
  isKept = $state(true);
  /** Why no file can be read, as a sentence. */
  problem = $state<string>();
  config = $state.raw<Config>();
  device = $state.raw<Device>();
  readonly #connection: () => Promise<Connection>;

  /** @param connection connects at the first call. */
  constructor(connection: () => Promise<Connection>) {
    this.#connection = connection;
  }

  /** Connects and reads the configuration. Never rejects: a failure is stored in `problem`. */
  async open(): Promise<void> {
    try {
      const { door, isKept, services } = await this.#connection();
      this.door = door;
      this.isKept = isKept;
      services.database.watch((problem) => {
        this.problem = problem?.message;
      });
      this.config = await services.config();
      const device = new Device(services, this.config);
      await device.follow();
      this.device = device;
    } catch (error) {
      const reason = (error as Error).message;
      if (error instanceof StorageError) this.problem = reason;
      else
        this.problem =
          error instanceof ConfigError ? strings.status.misconfigured(reason) : strings.status.failed(reason);
    }
  }

  /** One operation on a file. Rejects with `ApiError`, also when the page has no connection. */
  async read<Of extends Operation>(operation: Of, file: Blob, options: FileOptions): Promise<Answers[Of]> {
    return readFile(await this.#connected(), operation, file, options);
  }

  /** Where texts stand in a file. Rejects as `read` does. */
  async find(file: Blob, texts: readonly string[], options: RedactionOptions): Promise<Places> {
    const [connection, { findTexts }] = await Promise.all([this.#connected(), redaction()]);
    return findTexts(connection, file, texts, options);
  }

  /** A file with texts covered, and what is left of them. Rejects as `read` does. */
  async redact(file: Blob, texts: readonly string[], options: RedactionOptions): Promise<RedactedFile> {
    const [connection, { redactFile }] = await Promise.all([this.#connected(), redaction()]);
    return redactFile(connection, file, texts, options);
  }

  /** Markdown with labels in place of values, and what is left of them. */
  async redactMarkdown(markdown: string, values: readonly Redacted[], signal?: AbortSignal): Promise<RedactedMarkdown> {
    return (await redaction()).redactMarkdown(markdown, values, signal);
  }

  #connected(): Promise<Connection> {
    return this.#connection().catch((error: Error) => {
      throw error instanceof StorageError
        ? ofStorage(error)
        : new ApiError('internal_error', strings.status.failed(error.message));
    });
  }
}

/** Loaded when something is redacted first. */
const redaction = () => import('../../page/redact-file.ts');
