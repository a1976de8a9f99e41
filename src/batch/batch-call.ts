/** What is asked of the API about one file. */
export interface BatchCall {
  /** Path of a call that answers at once, e.g. `parse`. */
  readonly endpoint: string;
  /** Takes the way of tickets instead: upload, PUT, fetch until done. */
  readonly processType: string | undefined;
  readonly key: string;
  readonly fileName: string;
  /** Sent where the contract requires it. */
  readonly fileType: string | undefined;
  readonly extractArgs: unknown;
}

export interface BatchAnswer {
  readonly status: number;
  /** As it came. */
  readonly body: string;
  /** Milliseconds from sending to having all of the answer. */
  readonly ms: number;
  /** Seconds to wait before asking again. */
  readonly retryAfter: number;
}

/**
 * Runs in the page, so everything it needs is inside it or in its arguments: sends the file that the input element
 * holds to the API, with the page's own fetch.
 */
export async function callFromPage([input, call]: [HTMLInputElement, BatchCall]): Promise<BatchAnswer> {
  const file = input.files?.item(0);
  if (!file) throw new Error('The browser could not open the file.');

  const post = (path: string, body: object): Promise<Response> =>
    fetch(new URL(path, location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': call.key },
      // DevTools repeats a string body to whoever drives the browser, which large ones do not survive; not a blob's.
      body: new Blob([JSON.stringify(body)]),
    });

  const base64 = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });

  const seconds = (response: Response): number => Number(response.headers.get('retry-after') ?? 1);

  const byTicket = async (): Promise<Response> => {
    const ticket = await post('async/upload', {
      file_name: call.fileName,
      process_type: call.processType,
      extract_args: call.extractArgs,
    });
    if (!ticket.ok) return ticket;
    const { file_id, presignedUrl } = await ticket.json();
    const stored = await fetch(presignedUrl, { method: 'PUT', body: file });
    if (!stored.ok) return stored;
    let answer = await post('async/fetch', { file_id });
    while (answer.status === 202) {
      await new Promise((resolve) => setTimeout(resolve, seconds(answer) * 1000));
      answer = await post('async/fetch', { file_id });
    }
    return answer;
  };

  const content = call.processType === undefined ? await base64() : '';
  const start = performance.now();
  const response = await (call.processType === undefined
    ? post(call.endpoint, { file_content: content, file_type: call.fileType, extract_args: call.extractArgs })
    : byTicket());
  const body = await response.text();
  return {
    status: response.status,
    body,
    ms: Math.round(performance.now() - start),
    retryAfter: seconds(response),
  };
}
