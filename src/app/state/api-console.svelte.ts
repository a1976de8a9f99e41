import type { OpenApiDocument } from '../../api/openapi/document.ts';
import { encodeBase64 } from '../../platform/base64.ts';
import { type Exchange, request, type Sent, send } from '../api/exchange.ts';
import { bodyOf, type Field, fieldsOf, type Values } from '../api/fields.ts';
import { type ApiOperation, isOfTicket, operationsOf } from '../api/operations.ts';
import { strings } from '../strings.ts';

/** The way by ticket among the operations: three of them, one after the other. */
export const TICKET = 'ticket';

/** What the visitor is about to ask the API, and its last answer. */
export class ApiConsole {
  readonly base: string;
  readonly operations: readonly ApiOperation[];
  /** The operation of the form, by `operationId`, or `TICKET`. */
  chosen = $state('parse');
  values = $state<Record<string, string>>({});
  file = $state.raw<File>();
  /** The key that is sent; that of the device when absent. */
  key = $state<string>();
  exchange = $state.raw<Exchange>();
  /** Why nothing was sent or no answer came, as a sentence. */
  problem = $state<string>();
  sending = $state(false);
  readonly operation = $derived.by(() => this.operations.find(({ id }) => id === this.chosen));
  readonly fields = $derived.by(() => this.fieldsOf(this.chosen));
  readonly #document: OpenApiDocument;
  readonly #deviceKey: () => string | undefined;
  #controller = new AbortController();

  constructor(base: string, document: OpenApiDocument, deviceKey: () => string | undefined) {
    this.base = base;
    this.operations = operationsOf(document);
    this.#document = document;
    this.#deviceKey = deviceKey;
  }

  /** What is chosen from: every operation, those of a ticket as one. */
  get choices(): readonly string[] {
    const ids = this.operations.map((operation) => (isOfTicket(operation) ? TICKET : operation.id));
    return [...new Set(ids)];
  }

  /** The fields of an operation's body. */
  fieldsOf(id: string): readonly Field[] {
    const schema = this.operations.find((operation) => operation.id === id)?.schema;
    return schema ? fieldsOf(schema, this.#document) : [];
  }

  /** The key that calls are made with. */
  get usedKey(): string | undefined {
    return this.key ?? this.#deviceKey();
  }

  choose(id: string): void {
    this.cancel();
    this.chosen = id;
    this.exchange = undefined;
    this.problem = undefined;
  }

  /** What a field holds: what was typed or chosen, or what the file says of itself where that has to be sent. */
  value({ name, required, choices }: Field): string {
    const typed = this.values[name];
    if (typed !== undefined || !required || !this.file) return typed ?? '';
    if (choices.length === 0) return this.file.name;
    return choices.find((choice) => this.file?.name.endsWith(`.${choice}`)) ?? '';
  }

  /** What the fields hold as a body without its file; `undefined` where JSON is wanted and there is none. */
  body(fields: readonly Field[]): Record<string, unknown> | undefined {
    try {
      return bodyOf(fields, this.#values(fields));
    } catch {
      return undefined;
    }
  }

  /** Sends the chosen operation. Never rejects: what went wrong is stored in `problem`. */
  async send(): Promise<void> {
    const { operation } = this;
    if (!operation) return;
    this.exchange = undefined;
    await this.run(async (signal) => {
      this.exchange = await send(await this.#request(operation), signal);
    });
  }

  /** Does work that sends, one at a time, and tells why it could not. */
  async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.cancel();
    const { signal } = this.#controller;
    this.sending = true;
    this.problem = undefined;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) this.problem = strings.api.notSent((error as Error).message);
    } finally {
      if (!signal.aborted) this.sending = false;
    }
  }

  /** Gives up what is under way. */
  cancel(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.sending = false;
  }

  #values(fields: readonly Field[]): Values {
    return Object.fromEntries(fields.map((field) => [field.name, this.value(field)]));
  }

  async #request({ method, path, keyed, schema }: ApiOperation): Promise<Sent> {
    const url = new URL(path, this.base).href;
    const key = keyed ? this.usedKey : undefined;
    if (!schema) return request(method, url, key);
    const wanted = this.fields.some(({ kind }) => kind === 'file');
    const file = wanted && this.file ? encodeBase64(new Uint8Array(await this.file.arrayBuffer())) : undefined;
    return request(method, url, key, bodyOf(this.fields, this.#values(this.fields), file));
  }
}
