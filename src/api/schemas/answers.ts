import * as v from 'valibot';
import type { AnswerKind } from '../../answers/answers.ts';
import { type ProcessType, processTypes } from '../contract.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { contactCard, resume } from './resume.ts';

export { resume };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const box = v.pipe(
  v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  v.description("Left, top, right, bottom in PDF points (1/72 inch) from the page's top left."),
);

export const message = v.object({
  code: v.string(),
  text: v.string(),
  page: v.exactOptional(pageNumber),
  box: v.exactOptional(box),
});

export const evidence = v.object({
  pointer: v.pipe(v.string(), v.description('RFC 6901 pointer to the value in this answer.')),
  page: pageNumber,
  boxes: v.array(box),
  confidence: share,
  range: v.exactOptional(
    v.pipe(
      v.strictTuple([count, count]),
      v.description('Start and end of the part of a string, in UTF-16 code units.'),
    ),
  ),
  normalized: v.exactOptional(
    v.pipe(
      v.string(),
      v.description(
        'Of a key value, its standard form: an ISO 8601 date ("2024-03-04") or duration ("P2Y"), a decimal behind its ' +
          'ISO 4217 currency ("USD 1234.50", without the code where none is printed), a percentage as a decimal ' +
          '("0.19"), a telephone number in E.164. Absent where there is none or it could be read in two ways.',
      ),
    ),
  ),
});

/** What every result has beside its own field. */
const common = {
  pageCount: v.pipe(count, v.description('Number of pages processed.')),
  messages: v.exactOptional(
    v.pipe(
      v.array(message),
      v.description('What was seen and not used, or used with doubt; of entities, which rule found them.'),
    ),
  ),
  text: v.exactOptional(
    v.pipe(v.string(), v.description('With include_evidence: the plain text, one block per line.')),
  ),
  evidence: v.exactOptional(
    v.pipe(
      v.array(evidence),
      v.description('With include_evidence: of each value, and at /text of each word that was recognised with doubt.'),
    ),
  ),
};

export const markdown = v.object({
  content: v.pipe(v.string(), v.description('The whole document; paragraphs and tables are joined across pages.')),
  pages: v.pipe(v.array(v.object({ page: pageNumber, content: v.string() })), v.description('The same, by page.')),
});

export const tables = v.object({
  tables: v.array(
    v.object({
      page: v.pipe(pageNumber, v.description('The page that the table begins on.')),
      html: v.pipe(v.string(), v.description('A <table>: escaped, without styles, valid alone.')),
    }),
  ),
});

export const keyValues = v.pipe(
  v.record(v.string(), v.array(v.string())),
  v.description('Each key with its values as the document prints them; an empty list where there is none.'),
);

export const pii = v.object({
  ...contactCard,
  entities: v.array(
    v.object({
      type: v.pipe(v.string(), v.description('What it is, e.g. PERSON, EMAIL or IBAN.')),
      text: v.string(),
      score: share,
      page: pageNumber,
      start: v.pipe(count, v.description('UTF-16 offset into the plain text of the document.')),
      end: count,
      person: v.exactOptional(
        v.pipe(
          v.string(),
          v.description('With include_evidence, of a PERSON: the same for every mention of one person.'),
        ),
      ),
    }),
  ),
});

type TicketOperation = (typeof processTypes)[ProcessType]['operation'];

/** What is under `json` in the answers that have it. */
const jsonOf = {
  extract_tables: tables,
  extract_pii: pii,
  extract_key_value: keyValues,
  extract_resume_key_value: resume,
} as const satisfies Partial<Record<AnswerKind, v.GenericSchema>> &
  // The Markdown of «parse» is in the answer of every ticket.
  Record<Exclude<TicketOperation, 'parse'>, v.GenericSchema>;

type OperationWithJson = Extract<TicketOperation, keyof typeof jsonOf>;

const hasJson = (operation: TicketOperation): operation is OperationWithJson => operation in jsonOf;

/** What may be under `json` in the answer of a ticket. */
const ticketJson = Object.values(processTypes)
  .map(({ operation }) => operation)
  .filter(hasJson)
  .map((operation) => jsonOf[operation]);

/** POST /parse. */
export const parseAnswer = v.object({ markdown, ...common });
/** POST /extract_tables. */
export const tablesAnswer = v.object({ json: tables, ...common });
/** POST /extract_key_value. */
export const keyValueAnswer = v.object({ json: keyValues, ...common });
/** POST /extract_pii. */
export const piiAnswer = v.object({ json: pii, ...common });
/** POST /extract_resume_key_value. */
export const resumeAnswer = v.object({ json: resume, ...common });

/** POST /async/upload. */
export const uploadAnswer = v.object({
  file_id: v.pipe(v.string(), v.description('Unique identifier of the file.')),
  presignedUrl: v.pipe(v.string(), v.description('Address for uploading the file: PUT its bytes, without a key.')),
  expires_at: v.pipe(v.string(), v.isoTimestamp(), v.description('Until when the address can be used.')),
});

/** POST /async/fetch, 200: `json` for the process types that ask for more than the content. */
export const fetchAnswer = v.object({
  markdown,
  json: v.exactOptional(v.union(ticketJson)),
  ...common,
});

/** POST /async/fetch, 202. */
export const pendingAnswer = v.object({
  message: v.string(),
  status: v.picklist(['queued', 'processing']),
  pagesDone: count,
  pageCount: v.exactOptional(v.pipe(count, v.description('Known once the document is open.'))),
  markdown: v.exactOptional(v.pipe(markdown, v.description('With partial: the first of the pages read so far.'))),
  provisional: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description(
        'Beside «markdown»: running heads, levels of headings and what runs over pages may still change. The 200 has all.',
      ),
    ),
  ),
});

/** GET /query. */
export const queryAnswer = v.object({
  pageRemaining: v.pipe(v.string(), v.regex(/^\d+$/), v.description('Remaining pages, as digits.')),
});

/** Every answer that is not a success. */
export const errorAnswer = v.object({
  message: v.pipe(v.string(), v.description('A sentence that a person can act on.')),
  code: v.picklist(Object.keys(errors) as ErrorCode[]),
  retryable: v.pipe(v.boolean(), v.description('Whether the same request may succeed later.')),
  request_id: v.pipe(v.string(), v.description('As in the header x-request-id.')),
  needed: v.optional(v.pipe(v.number(), v.description('Of a 507: bytes that are needed, where that is known.'))),
  free: v.optional(v.pipe(v.number(), v.description('Of a 507: bytes that are free, where the browser tells.'))),
});

export type ParseAnswer = v.InferOutput<typeof parseAnswer>;
export type TablesAnswer = v.InferOutput<typeof tablesAnswer>;
export type KeyValueAnswer = v.InferOutput<typeof keyValueAnswer>;
export type PiiAnswer = v.InferOutput<typeof piiAnswer>;
export type ResumeAnswer = v.InferOutput<typeof resumeAnswer>;
export type UploadAnswer = v.InferOutput<typeof uploadAnswer>;
export type FetchAnswer = v.InferOutput<typeof fetchAnswer>;
export type PendingAnswer = v.InferOutput<typeof pendingAnswer>;
export type QueryAnswer = v.InferOutput<typeof queryAnswer>;
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
