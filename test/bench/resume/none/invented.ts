import { type ResumeSections, resumeAnswer } from '../answered.ts';
import type { DocumentReader } from '../measure.ts';
import type { OtherDocument } from './documents.ts';

/** A value of an answer, by its JSON pointer. */
export interface Leaf {
  readonly pointer: string;
  readonly value: string;
}

/** What an answer holds about a document that is no resume. */
export interface Held {
  readonly id: string;
  /** Contacts that are there. */
  readonly contacts: readonly Leaf[];
  readonly invented: readonly Leaf[];
}

/** Every string, number and other value of JSON data but `null`. */
function leavesOf(data: unknown, pointer = ''): Leaf[] {
  if (data === null || data === undefined) return [];
  if (typeof data !== 'object') return [{ pointer, value: String(data) }];
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, `${pointer}/${key}`));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** The sections of an answer that say who somebody is. */
const OF_A_PERSON = /^\/(?:pii|personal_info)\//;

/** Parts the values of an answer into contacts that are there, and the rest. */
export function partLeaves(answer: ResumeSections, contacts: readonly string[]): Pick<Held, 'contacts' | 'invented'> {
  // The place alone of an address is there as well.
  const isThere = ({ pointer, value }: Leaf): boolean =>
    OF_A_PERSON.test(pointer) && contacts.some((contact) => plain(contact).includes(plain(value)));
  const leaves = leavesOf(answer);
  return { contacts: leaves.filter(isThere), invented: leaves.filter((leaf) => !isThere(leaf)) };
}

/** What is answered about documents that are no resumes. */
export async function measureOthers(others: readonly OtherDocument[], documents: DocumentReader): Promise<Held[]> {
  const held: Held[] = [];
  for (const { id, contacts, bytes } of others) {
    const answer = await resumeAnswer(await documents.read(await bytes()));
    held.push({ id, ...partLeaves(answer, contacts) });
  }
  return held;
}
