import type { Flow, Inline, ParagraphContent } from '../content.ts';
import { isBlank } from './paragraph-look.ts';

/** Share of all letters in other fonts from which those of fixed pitch are code: a typewriter sets all in one. */
const OTHERS = 0.2;

type Text = Extract<Inline, { kind: 'text' }>;

const textsOf = (content: Flow): Text[] =>
  content.kind === 'paragraph' ? content.inlines.filter((inline) => inline.kind === 'text') : [];

/** Paragraphs and words in a font of fixed pitch are code, where the text has another. */
export function markCode(flow: readonly Flow[]): Flow[] {
  let fixed = 0;
  let all = 0;
  for (const { look, text } of flow.flatMap(textsOf)) {
    all += text.length;
    if (look?.fixedPitch) fixed += text.length;
  }
  if (fixed === 0 || all - fixed < OTHERS * all) return [...flow];
  return joinListings(flow.map((content) => (content.kind === 'paragraph' ? withCode(content) : content)));
}

function withCode(paragraph: ParagraphContent): ParagraphContent {
  const { inlines, format } = paragraph;
  const lettered = inlines.filter((inline) => inline.kind === 'text' && inline.text.trim() !== '') as Text[];
  if (!lettered.some(({ look }) => look?.fixedPitch) || format.level || format.role) return paragraph;
  const isPlain = inlines.every(({ kind }) => kind === 'text' || kind === 'lineBreak' || kind === 'anchor');
  const isListing = isPlain && !format.list && lettered.every(isOfListing);
  if (isListing) return { ...paragraph, format: { ...format, role: 'code' } };
  const marked = inlines.map((inline) =>
    inline.kind === 'text' && inline.look?.fixedPitch && inline.text.trim() !== '' ? asCode(inline) : inline,
  );
  return { ...paragraph, inlines: marked };
}

/** Words in a style for code are marked as such words, and scripts have no place in a listing. */
const isOfListing = ({ look, link, format }: Text): boolean =>
  (look?.fixedPitch ?? false) && !link && !format.code && !format.position;

const asCode = (text: Text): Text => ({ ...text, format: { ...text.format, code: true } });

const isListing = (content: Flow | undefined): content is ParagraphContent =>
  content?.kind === 'paragraph' && content.format.role === 'code';

/** Empty lines between the lines of a listing are its own. */
function joinListings(flow: readonly Flow[]): Flow[] {
  const joined: Flow[] = [];
  let empty: ParagraphContent[] = [];
  for (const content of flow) {
    const last = joined.at(-1);
    if (content.kind === 'paragraph' && isListing(last) && isBlank(content)) {
      empty.push(content);
      continue;
    }
    if (isListing(content) && isListing(last) && empty.length > 0) {
      const breaks = Array.from({ length: empty.length + 1 }, (): Inline => ({ kind: 'lineBreak' }));
      joined[joined.length - 1] = { ...last, inlines: [...last.inlines, ...breaks, ...content.inlines] };
    } else {
      joined.push(...empty, content);
    }
    empty = [];
  }
  return [...joined, ...empty];
}
