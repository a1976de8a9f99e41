import type { SchemaName } from '../schemas.ts';

const markdown = {
  content: '# Invoice 17\n\nTotal: 12.50 EUR',
  pages: [{ page: 1, content: '# Invoice 17\n\nTotal: 12.50 EUR' }],
};

const contact = {
  name: 'Ada Brown',
  phone_number: null,
  address: null,
  email_address: 'ada@brown.test',
  linkedin_url: null,
  github_url: null,
  summary: null,
};

const file_content = 'JVBERi0xLjQKJcOkw7zDtsOf';
const file_id = 'file_7d1c';

/** An example of every body. */
export const examples = {
  DocumentRequest: { file_content, extract_args: { pages: '1-3,7' } },
  KeyValueRequest: { file_content, extract_args: { extract_instruction: { Total: 'The sum to pay' } } },
  ResumeRequest: { file_content, file_type: 'pdf' },
  UploadRequest: { file_name: 'invoice.pdf', process_type: 'table' },
  FetchRequest: { file_id },
  ParseAnswer: { markdown, pageCount: 1 },
  TablesAnswer: {
    json: { tables: [{ page: 1, html: '<table><tbody><tr><th>Total</th><td>12.50 EUR</td></tr></tbody></table>' }] },
    pageCount: 1,
  },
  KeyValueAnswer: { json: { Total: ['12.50 EUR'] }, pageCount: 1 },
  PiiAnswer: {
    json: {
      ...contact,
      entities: [{ type: 'EMAIL', text: 'ada@brown.test', score: 1, page: 1, start: 10, end: 24 }],
    },
    pageCount: 1,
  },
  ResumeAnswer: {
    json: {
      pii: { full_name: 'Ada Brown', email: 'ada@brown.test', phone: null },
      education: [],
      work_experience: [
        {
          job_title: 'Engineer',
          company_name: 'Brown & Co',
          location: null,
          start_date: '2021-03-01',
          end_date: 'present',
          job_type: null,
          summary: null,
          bullet_points: ['Built bridges'],
        },
      ],
      personal_info: contact,
      skills: { Languages: ['English', 'French'] },
      certifications: [],
      projects: [],
    },
    pageCount: 1,
  },
  UploadAnswer: {
    file_id,
    presignedUrl: 'https://you.test/sheaf/async/upload/file_7d1c?expires=1790000000000&signature=5e1f',
    expires_at: '2026-09-21T13:33:20.000Z',
  },
  FetchAnswer: { markdown, pageCount: 1 },
  PendingAnswer: { message: 'The file is being processed.', status: 'processing', pagesDone: 2, pageCount: 9 },
  QueryAnswer: { pageRemaining: '987' },
} satisfies Partial<Record<SchemaName | 'KeyValueRequest', object>>;
