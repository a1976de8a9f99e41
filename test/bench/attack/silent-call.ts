/** What a page sees of a call. */
export interface Silence {
  readonly status: number;
  /** Code of a refusal. */
  readonly code?: string;
  /** Its sentence. */
  readonly message?: string;
  /** From sending to the whole answer. */
  readonly seconds: number;
  /** Most seconds between two signs of progress, the sending and the answer among them. */
  readonly silence: number;
}

interface Sheaf {
  key(): Promise<string>;
}

/**
 * Runs in a page of the site, with an input that holds a file: has the file parsed, by ticket where it is as large as
 * the client sends by ticket, and listens for signs of progress meanwhile. That a thread is not blocked is none.
 */
export async function silentCall(input: Element, password: string | null): Promise<Silence> {
  const [file] = (input as unknown as { files: File[] }).files as [File];
  const base = new URL('./', location.href).href;
  const key = await (window as unknown as { sheaf: Sheaf }).sheaf.key();
  const args = password === null ? {} : { password };
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      // DevTools repeats a string body to whoever drives the browser; not a blob's.
      body: new Blob([JSON.stringify(body)]),
    });
  const base64 = (): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
      reader.readAsDataURL(file);
    });
  async function byTicket(): Promise<Response> {
    const { file_id, presignedUrl } = await (
      await post('async/upload', { file_name: file.name, extract_args: args })
    ).json();
    const put = await fetch(presignedUrl, { method: 'PUT', body: file });
    if (!put.ok) return put;
    for (;;) {
      const fetched = await post('async/fetch', { file_id });
      if (!fetched.ok || !('status' in (await fetched.clone().json()))) return fetched;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const start = performance.now();
  let [last, longest] = [start, 0];
  const hear = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const channel = new BroadcastChannel(`sheaf ${base}`);
  channel.onmessage = ({ data }) => {
    if (data.type === 'progress' || data.type === 'settled') hear();
  };
  const response =
    file.size > 25_000_000
      ? await byTicket()
      : await post('parse', { file_content: await base64(), extract_args: args });
  const { code, message } = await response.json();
  hear();
  channel.close();
  const refusal = response.ok ? {} : { code, message };
  return { status: response.status, ...refusal, seconds: (performance.now() - start) / 1000, silence: longest / 1000 };
}
