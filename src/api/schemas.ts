import * as v from 'valibot';
import { PAGE_SELECTION } from '../extract/page-selection.ts';

const extractArgs = v.object({
  pages: v.optional(v.pipe(v.string(), v.maxLength(1000), v.regex(PAGE_SELECTION, 'Write pages like "1-3,7".'))),
  password: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});

/** The fields that every document operation takes. */
export const documentRequest = v.object({
  file_content: v.string(),
  file_type: v.optional(v.picklist(['pdf', 'docx'])),
  extract_args: v.optional(extractArgs, {}),
});

export type DocumentRequest = v.InferOutput<typeof documentRequest>;
