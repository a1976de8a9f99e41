import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '../../src/api/api.ts';
import { contract } from '../../src/api/contract.ts';
import * as schemas from '../../src/api/schemas.ts';
import { FULL_KEY } from './config.ts';
import { openNodeServices } from './services.ts';

const base = 'http://sheaf.test/hostile/';
const { services, close } = await openNodeServices(base);
const api = createApi(services);
afterAll(close);

const RUNS = 5_000;
/** Milliseconds that a refusal may take. */
const REFUSAL = 50;

const paths = fc.oneof(
  fc.constantFrom(...Object.keys(contract).filter((path) => !path.includes(':') && path !== 'openapi.json')),
  fc.tuple(fc.constantFrom('parse/', 'async/', 'async/upload/', 'query/'), fc.webPath()).map((parts) => parts.join('')),
  fc
    .tuple(fc.string({ maxLength: 40 }), fc.webQueryParameters(), fc.integer(), fc.string({ unit: 'binary' }))
    .map(([id, query, expires, signature]) => {
      const address = new URL(`async/upload/${id.replace(/[^\w-]/g, '%20')}?${query}`, base);
      address.searchParams.set('expires', String(expires));
      address.searchParams.set('signature', signature);
      return address.href;
    }),
);

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const nested = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"fields":', '}']))
  .map(([depth, [open = '', shut = '']]) => `${open.repeat(depth)}1${shut.repeat(depth)}`);
const content = fc.oneof(
  fc.base64String(),
  text,
  fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => Buffer.from([...Buffer.from('%PDF-1.7\n'), ...bytes]).toString('base64')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from([0x50, 0x4b, 3, 4, ...bytes]).toString('base64')),
);
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true }).filter((value) => typeof value !== 'bigint'),
  fc.double(),
  fc.constantFrom(1e308, -0, Number.MAX_SAFE_INTEGER + 1),
  text,
);
const fields = fc.record(
  {
    file_content: fc.oneof({ weight: 4, arbitrary: content }, anything),
    file_type: fc.oneof(fc.constantFrom('pdf', 'docx'), anything),
    file_name: anything,
    file_id: anything,
    process_type: fc.oneof(fc.constantFrom('file', 'table'), anything),
    extract_args: fc.oneof(
      fc.record(
        {
          pages: fc.oneof(fc.constantFrom('1', '1-999999', '999999-1', '0'), anything),
          password: anything,
          ocr: anything,
          languages: anything,
          include_evidence: anything,
          extract_instruction: anything,
        },
        { requiredKeys: [] },
      ),
      anything,
    ),
    ['__proto__']: anything,
  },
  { requiredKeys: [] },
);
const json = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? 'null';
  } catch {
    return 'null';
  }
};
const body = fc.oneof({ weight: 5, arbitrary: fields.map(json) }, fc.json(), nested, text, anything.map(json));

const request = fc.record({
  path: paths,
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  key: fc.oneof({ weight: 6, arbitrary: fc.constant(FULL_KEY) }, headerText),
  contentType: fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    fc.constantFrom('application/json; charset=latin1', 'multipart/form-data', 'multipart/form-data; boundary=x'),
    headerText,
  ),
  body,
});

const answers = Object.entries(schemas)
  .filter(([name]) => name.endsWith('Answer') && name !== 'errorAnswer')
  .map(([, schema]) => schema as v.GenericSchema);

test(`${RUNS} hostile requests get an answer of the contract, never a 5xx, and each refusal takes at most ${REFUSAL} ms of the processor`, async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, key, contentType, body }) => {
      const ask = async (): Promise<{ response: Response; time: number }> => {
        // The processor's time: a machine that is busy with something else takes longer by the clock.
        const before = process.cpuUsage();
        const response = await api(
          new Request(new URL(path, base), {
            method,
            headers: { 'x-api-key': key, 'content-type': contentType },
            ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
          }),
        );
        if (!response) throw new Error(`${path} reaches the network.`);
        const { user, system } = process.cpuUsage(before);
        return { response, time: (user + system) / 1000 };
      };
      const { response, time } = await ask();
      expect(response.status).toBeLessThan(500);
      const told: unknown = await response.json();
      if (response.ok) expect(answers.some((schema) => v.is(schema, told))).toBe(true);
      else {
        expect(v.is(schemas.errorAnswer, told)).toBe(true);
        // Cleaning up memory is not the API's: what is slow must be slow three times.
        const times = [time];
        while (times.length < 3 && Math.min(...times) > REFUSAL) times.push((await ask()).time);
        expect(Math.min(...times)).toBeLessThan(REFUSAL);
      }
    }),
    { numRuns: RUNS },
  );
}, 300_000);
