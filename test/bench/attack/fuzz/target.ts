import type { BrowserContext, Page } from 'playwright';
import { errors } from '../../../../src/api/errors.ts';

export interface Answer {
  /** 0 where there was none: the page crashed, or the time ran out. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly milliseconds: number;
}

/** Whether an answer is one that docs/errors.md names and that is the document's own matter. */
export function isDocumented({ status, code }: Answer): boolean {
  if (status === 200) return true;
  const error = Object.entries(errors).find(([name]) => name === code)?.[1];
  return error?.status === status && status >= 400 && status < 500;
}

/** A page of the site that calls are sent from. */
export interface Target {
  readonly page: Page;
  /** Sends a document; after `patience` milliseconds the call counts as hung. */
  send(bytes: Uint8Array, endpoint: string, ocr: string, patience: number): Promise<Answer>;
}

/** Runs in the page. */
async function call([base64, endpoint, ocr, patience]: readonly [string, string, string, number]): Promise<
  Omit<Answer, 'milliseconds'>
> {
  try {
    const response = await fetch(new URL(endpoint, location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': await window.sheaf.key() },
      body: JSON.stringify({ file_content: base64, extract_args: { ocr } }),
      signal: AbortSignal.timeout(patience),
    });
    const { code = '', message = '' } = await response.json();
    return { status: response.status, code, message };
  } catch (error) {
    return { status: 0, code: 'hung', message: (error as Error).message };
  }
}

/** Opens the site, once its service worker answers. */
export async function openTarget(context: BrowserContext, address: URL): Promise<Target> {
  const page = await context.newPage();
  await page.goto(address.href);
  await page.waitForFunction(() => 'sheaf' in window);
  await page.evaluate(() => window.sheaf.ready());
  const crashed = new Promise<Omit<Answer, 'milliseconds'>>((resolve) =>
    page.once('crash', () => resolve({ status: 0, code: 'crashed', message: 'The page crashed.' })),
  );
  return {
    page,
    async send(bytes, endpoint, ocr, patience) {
      const start = performance.now();
      const content = Buffer.from(bytes).toString('base64');
      const answered = page.evaluate(call, [content, endpoint, ocr, patience] as const).catch((error: Error) => ({
        status: 0,
        code: 'gone',
        message: error.message,
      }));
      return { ...(await Promise.race([answered, crashed])), milliseconds: performance.now() - start };
    },
  };
}
