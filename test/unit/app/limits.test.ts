import { expect, test } from 'vitest';
import { limitSentences } from '../../../src/app/api/limits.ts';
import { parseConfig } from '../../../src/jobs/config.ts';

test('the limits of a configuration are told in words', () => {
  const config = parseConfig(
    `{ "allowance": { "pages": 50, "renew": "daily" }, "limits": { "bytes": 2500000, "pages": 12, "resumePerSecond": 0.2 },
       "retention": { "uploadMinutes": 15, "resultHours": 1 } }`,
  );
  expect(limitSentences(config)).toEqual([
    'A file has at most 2.5 MB and 12 pages.',
    'Each key reads 50 pages a day; days begin at midnight UTC.',
    'Resumes: 1 request every 5 seconds with each key.',
    'Tickets: the address for the upload is valid for 15 minutes, and the file is deleted once it has been read.',
    'The result of a ticket is kept for 1 hour.',
  ]);
});
