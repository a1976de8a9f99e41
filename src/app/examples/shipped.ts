import { ApiError } from '../../api/errors.ts';
import type { Answers, Operation } from '../../page/read-file.ts';
import { once } from '../../platform/once.ts';
import type { PageSource } from '../pages/page-source.ts';
import { strings } from '../strings.ts';
import { type Example, folderOf, type ReadExample, readOf } from './examples.ts';
import { openPictures } from './pictures.ts';

/** An example of the site, of which all is there that a document has once it has been read. */
export interface Shipped {
  readonly name: string;
  /** Fetches what is seen of it first. Never rejects: what cannot be had is missed when it is asked for. */
  prepare(): Promise<void>;
  /** What an operation says of it, with evidence. Rejects when it cannot be fetched. */
  answer<Of extends Operation>(operation: Of): Promise<Answers[Of]>;
  /** The images of its pages. Rejects when they cannot be fetched. */
  pages(): Promise<PageSource>;
  /** The file itself. Rejects when it cannot be fetched. */
  file(): Promise<File>;
}

const missing = (): ApiError => new ApiError('internal_error', strings.files.exampleMissing);

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw missing();
  return response;
}

/** What the site at `base` has of an example. Nothing is fetched before it is asked for. */
export function shipped(example: Example, base: string): Shipped {
  const name = example.path.split('/').at(-1) ?? example.path;
  const folder = new URL(folderOf(example), base);
  const file = once(async () => {
    const response = await fetched(new URL(example.path, base));
    return new File([await response.blob()], name, { type: 'application/pdf' });
  });
  const read = once(async (): Promise<ReadExample> => (await fetched(new URL(readOf(example), base))).json());
  const pictures = new Map<number, () => Promise<Blob>>();
  const picture = (page: number): Promise<Blob> => {
    const own = pictures.get(page) ?? once(async () => (await fetched(new URL(`${page}.png`, folder))).blob());
    pictures.set(page, own);
    return own();
  };
  return {
    name,
    async prepare() {
      await Promise.allSettled([read(), picture(1)]);
    },
    async answer(operation) {
      const answer = (await read()).answers[operation];
      if (answer === undefined) throw missing();
      return answer;
    },
    pages: async () => openPictures((await read()).sizes, picture, file),
    file,
  };
}
