import { ApiError } from '../../api/errors.ts';
import type { Account } from '../../jobs/allowance.ts';
import { type Config, ConfigError } from '../../jobs/config.ts';
import type { Connection } from '../../page/connection.ts';
import { type Answers, type FileOptions, type Operation, readFile } from '../../page/read-file.ts';
import { strings } from '../strings.ts';
import { Device } from './device.svelte.ts';

/** The page's connection to the site as the screen shows it: its door, its limits and its problem. */
export class Session {
  door = $state<Connection['door']>();
  /** Why no file can be read, as a sentence. */
  problem = $state<string>();
  config = $state.raw<Config>();
  device = $state.raw<Device>();
  readonly #connection: Promise<Connection>;

  constructor(connection: Promise<Connection>) {
    this.#connection = connection;
  }

  /** Connects and reads the configuration. Never rejects: a failure is stored in `problem`. */
  async open(): Promise<void> {
    try {
      const { door, services } = await this.#connection;
      this.door = door;
      this.config = await services.config();
      const device = new Device(services, this.config);
      await device.follow();
      this.device = device;
    } catch (error) {
      const reason = (error as Error).message;
      this.problem =
        error instanceof ConfigError ? strings.status.misconfigured(reason) : strings.status.failed(reason);
    }
  }

  /** The account that this page's own calls are charged to. */
  async deviceAccount(): Promise<Account> {
    const { services } = await this.#connection;
    return services.accounts.deviceAccount(await services.config());
  }

  /** One operation on a file. Rejects with `ApiError`, also when the page has no connection. */
  async read<Of extends Operation>(operation: Of, file: Blob, options: FileOptions): Promise<Answers[Of]> {
    return readFile(await this.#connected(), operation, file, options);
  }

  #connected(): Promise<Connection> {
    return this.#connection.catch((error: Error) => {
      throw new ApiError('internal_error', strings.status.failed(error.message));
    });
  }
}
