import type { ServedRequest, ServeOptions } from '../../src/tools/serve.ts';
import { openSite, type Site } from '../browser/site.ts';

/** A request as a host writes it into its log, with all of its body. */
export interface LoggedRequest extends ServedRequest {
  readonly body: Buffer;
}

export interface LoggingHost extends Site {
  /** Every request that has arrived whole or in part, in order. */
  readonly log: readonly LoggedRequest[];
  /**
   * The requests that tell anything of a secret: a text, or the bytes of a file, in an address, a header or a body,
   * as they are, percent-encoded or in base64.
   */
  tellsOf(secret: string | Uint8Array): string[];
}

/** A static host, with the site in `dist`, that keeps whatever reaches it. */
export async function openLoggingHost(options: Partial<ServeOptions> = {}): Promise<LoggingHost> {
  const received: { request: ServedRequest; chunks: Buffer[] }[] = [];
  const site = await openSite({
    bare: true,
    ...options,
    onRequest(request, body) {
      const chunks: Buffer[] = [];
      received.push({ request, chunks });
      body.on('data', (chunk: Buffer) => chunks.push(chunk));
    },
  });
  const log = (): LoggedRequest[] =>
    received.map(({ request, chunks }) => ({ ...request, body: Buffer.concat(chunks) }));
  return {
    ...site,
    get log() {
      return log();
    },
    tellsOf(secret) {
      const forms = formsOf(Buffer.from(secret));
      return log()
        .filter((request) => textsOf(request).some((text) => forms.some((form) => text.includes(form))))
        .map(({ method, url }) => `${method} ${url}`);
    },
  };
}

/** What a secret may look like on its way, in Latin-1: its bytes, and its base64 wherever it begins in a longer one. */
function formsOf(secret: Buffer): string[] {
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), secret]).toString('base64');
    // The first and last four characters also hold bits of what is around it.
    return text.slice(before === 0 ? 0 : 4, -4);
  });
  return [secret.toString('latin1'), ...inBase64];
}

/** All that a request says, in Latin-1, as it is and without percent-encoding. */
function textsOf({ url, headers, body }: LoggedRequest): string[] {
  const text = `${url}\n${JSON.stringify(headers)}\n${body.toString('latin1')}`;
  return [text, text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))];
}
