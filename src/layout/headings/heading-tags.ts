import { type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';

const HEADING_ROLE = /^(H[1-6]?|Title)$/;
/** Share of the words of paragraphs above which headings head nothing: converters call all text `H1` that they do not know. */
const MOST_HEADED = 0.5;

/** What the tags of a file say of a paragraph. */
export type HeadingTag = 'heading' | 'other' | 'none';

/** What the tags of a file say of headings. */
export interface HeadingTags {
  /** Whether some paragraph is tagged as a heading. */
  readonly nameHeadings: boolean;
  of(candidate: ParagraphCandidate): HeadingTag;
}

/** What the tags say of the paragraphs of a document; nothing where they call most of its text headings. */
export function headingTags(candidates: readonly ParagraphCandidate[]): HeadingTags {
  const all = candidates.reduce((sum, candidate) => sum + wordCountOf(candidate), 0);
  const headed = candidates.reduce((sum, candidate) => sum + countsOf(candidate).headings, 0);
  if (headed > MOST_HEADED * all) return { nameHeadings: false, of: () => 'none' };
  return { nameHeadings: candidates.some((candidate) => tagOf(candidate) === 'heading'), of: tagOf };
}

/** What the tags say of most words of a paragraph. */
function tagOf(candidate: ParagraphCandidate): HeadingTag {
  const { tagged, headings } = countsOf(candidate);
  const words = wordCountOf(candidate);
  if (2 * tagged < words) return 'none';
  return 2 * headings >= words ? 'heading' : 'other';
}

/** How many words of a paragraph have tags, and how many those of headings. */
function countsOf({ lines }: ParagraphCandidate): { tagged: number; headings: number } {
  let [tagged, headings] = [0, 0];
  for (const line of lines) {
    for (const { role } of line.words) {
      if (role === undefined) continue;
      tagged++;
      if (HEADING_ROLE.test(role)) headings++;
    }
  }
  return { tagged, headings };
}
