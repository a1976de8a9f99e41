import * as v from 'valibot';
import { fileTypes, labels, listed } from '../../formats/lists.ts';
import { type ProcessType, processTypes } from '../contract.ts';
import { readingOptions } from '../reading-options.ts';
import { extractInstruction } from './extract-instruction.ts';

const MAX_TEXT = 1000;
const MAX_LANGUAGES = 10;

/** The name of a Tesseract model: an ISO 639 code, with a script or variant where there are several. */
const LANGUAGE = /^[A-Za-z]{2,8}(_[A-Za-z]{2,8}){0,3}$/;

/** What every document operation may be told besides the file. */
export const extractArgs = v.strictObject({
  extract_instruction: v.exactOptional(extractInstruction),
  pages: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_TEXT),
      v.regex(readingOptions.pages, 'Write pages like "1-3,7".'),
      v.description('Pages to read and to count, from 1, e.g. "1-3,7"; all when absent.'),
    ),
  ),
  password: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_TEXT), v.description('Opens an encrypted file.'))),
  ocr: v.exactOptional(
    v.pipe(
      v.picklist(readingOptions.ocr),
      v.description(
        'Whether pages are read from their images: "auto", the default, where a page needs it (a scan, drawn letters, ' +
          'a font that says wrong letters, pictures with text); "always"; "never". Messages say which pages, and why.',
      ),
    ),
  ),
  languages: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(40), v.regex(LANGUAGE, 'Write languages like "eng" or "chi_sim".'))),
      v.maxLength(MAX_LANGUAGES),
      v.description(
        `Languages of the text to recognise: ${readingOptions.languages.join(', ')}; several for a text in several. When absent, English or ` +
          'what the words turn out to be; Greek and Cyrillic letters have to be asked for. Each takes a download.',
      ),
    ),
  ),
  comments: v.exactOptional(
    v.pipe(
      v.picklist(['include', 'omit']),
      v.description(
        'Whether the comments in a DOCX stand at the end of its content: "include", the default, or "omit".',
      ),
    ),
  ),
  include_evidence: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description('Adds «text» and «evidence» to the answer: where in the document each value is.'),
    ),
  ),
  partial: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description(
        'For tickets: while the file is being processed, adds the Markdown of its first pages to what POST /async/fetch answers.',
      ),
    ),
  ),
});

const fileType = v.picklist(fileTypes);

/** The fields that every document operation takes. */
export const documentRequest = v.strictObject({
  file_content: v.pipe(
    v.string(),
    v.description(`The file (${listed(labels, 'or')}), as base64 in the standard alphabet.`),
    v.metadata({ contentEncoding: 'base64' }),
  ),
  file_type: v.exactOptional(
    v.pipe(fileType, v.description('The type is seen from the file; one that contradicts it is refused.')),
  ),
  extract_args: v.optional(extractArgs, {}),
});

/**
 * POST /extract_resume_key_value: the one operation that wants the type declared. So the interface has it, which knows
 * no images: one is taken without.
 */
export const resumeRequest = v.strictObject({
  ...documentRequest.entries,
  file_type: v.pipe(
    fileType,
    v.description('One that contradicts the file is refused. An image has none: it is sent without.'),
  ),
});

const processTypeNames = Object.keys(processTypes) as ProcessType[];
const outcomes = processTypeNames.map((name) => `"${name}" ${processTypes[name].description}`);

/** POST /async/upload. */
export const uploadRequest = v.strictObject({
  file_name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(MAX_TEXT),
    v.description('The name of the file to be uploaded, for your own use.'),
  ),
  process_type: v.optional(
    v.pipe(v.picklist(processTypeNames), v.description(`What becomes of the file: ${outcomes.join('; ')}.`)),
    'file',
  ),
  extract_args: v.optional(extractArgs, {}),
});

/** POST /async/fetch. */
export const fetchRequest = v.strictObject({
  file_id: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(MAX_TEXT),
    v.description('The identifier that the upload ticket came with.'),
  ),
});

export type ExtractArgs = v.InferOutput<typeof extractArgs>;
export type DocumentRequest = v.InferOutput<typeof documentRequest>;
export type ResumeRequest = v.InferOutput<typeof resumeRequest>;
export type UploadRequest = v.InferOutput<typeof uploadRequest>;
export type FetchRequest = v.InferOutput<typeof fetchRequest>;
