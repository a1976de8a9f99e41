import type { ParagraphCandidate } from '../text/paragraphs.ts';

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
  let [words, headings] = [0, 0];
  for (const candidate of candidates) {
    const count = candidate.lines.reduce((sum, line) => sum + line.words.length, 0);
    words += count;
    if (tagOf(candidate) === 'heading') headings += count;
  }
  if (headings > MOST_HEADED * words) return { nameHeadings: false, of: () => 'none' };
  return { nameHeadings: headings > 0, of: tagOf };
}

/** What the tags say of most words of a paragraph. */
function tagOf({ lines }: ParagraphCandidate): HeadingTag {
  let [words, tagged, headings] = [0, 0, 0];
  for (const line of lines) {
    words += line.words.length;
    for (const { role } of line.words) {
      if (role === undefined) continue;
      tagged++;
      if (HEADING_ROLE.test(role)) headings++;
    }
  }
  if (2 * tagged < words) return 'none';
  return 2 * headings >= words ? 'heading' : 'other';
}
