import { ApiError } from '../../api/errors.ts';
import type { Answers, Operation } from '../../page/read-file.ts';
import { once } from '../../platform/once.ts';
import type { PageSource } from '../pages/page-source.ts';
import { strings } from '../strings.ts';
import { type Example, folderOf } from './examples.ts';
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

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new ApiError('internal_error', strings.files.exampleMissing);
  return response;
}

/** Fetches each path once, unless that has failed. */
function remembering(fetchPath: (path: string) => Promise<Response>): (path: string) => Promise<Response> {
  const paths = new Map<string, () => Promise<Response>>();
  return (path) => {
    const response = paths.get(path) ?? once(() => fetchPath(path));
    paths.set(path, response);
    return response();
  };
}

/** What the site at `base` has of an example. Nothing is fetched before it is asked for. */
export function shipped(example: Example, base: string): Shipped {
  const name = example.path.split('/').at(-1) ?? example.path;
  const folder = new URL(folderOf(example), base);
  const file = once(async () => {
    const response = await fetched(new URL(example.path, base));
    return new File([await response.blob()], name, { type: 'application/pdf' });
  });
  const own = remembering(async (path: string): Promise<Response> => fetched(new URL(path, folder)));
  const json = async (path: string) => (await own(path)).clone().json();
  const picture = async (page: number): Promise<Blob> => (await own(`${page}.png`)).clone().blob();
  return {
    name,
    async prepare() {
      await Promise.allSettled(['parse.json', 'pages.json', '1.png'].map(own));
    },
    answer: (operation) => json(`${operation}.json`),
    pages: async () => openPictures(await json('pages.json'), picture, file),
    file,
  };
}
