import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contract, rowsOf } from '../../../src/api/contract.ts';
import { errors } from '../../../src/api/errors.ts';
import { openapi } from '../../../src/api/openapi/document.ts';
import { openapiDocument } from '../../../src/build/openapi-plugin.ts';
import { withOperations } from '../../../src/build/readme-operations.ts';

const document = openapi('https://you.test/sheaf/');

const methods = ['get', 'put', 'post', 'delete'];
/** Every operation, as `POST /parse`. */
const documented = Object.entries(document.paths).flatMap(([path, row]) =>
  methods.filter((method) => method in row).map((method) => `${method.toUpperCase()} ${path}`),
);

/** Ends a process that tries to reach the network, whatever it does with the error. */
const OFFLINE = `data:text/javascript,
  import net from 'node:net';
  net.Socket.prototype.connect = () => { console.error('It reached for the network.'); process.exit(99); };`;

test('Redocly’s strict rules find nothing to complain about, offline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const cli = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', OFFLINE, cli, 'lint', file, '--extends', 'recommended-strict', '--format', 'json'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect({ status, problems: JSON.parse(stdout || '{}').problems }, stderr).toEqual({ status: 0, problems: [] });
}, 60_000);

test('it names the operations of the contract, and no others', () => {
  const answered = rowsOf(contract).map(({ method, path }) => `${method} /${path.replace(':file_id', '{file_id}')}`);
  expect(documented.toSorted()).toEqual(answered.toSorted());
});

test('it names every error code, under its status', () => {
  const { responses } = document.components as unknown as { responses: object };
  const text = JSON.stringify(responses);
  for (const code of Object.keys(errors)) expect(text).toContain(`"${code}"`);
});

test('every operation but the upload address and the document itself needs the key', () => {
  const open = Object.entries(document.paths).filter(([, row]) =>
    methods.some((method) => (row[method] as { security?: [] } | undefined)?.security?.length === 0),
  );
  expect(open.map(([path]) => path)).toEqual(['/async/upload/{file_id}', '/openapi.json']);
  expect(document).toMatchObject({
    security: [{ apiKey: [] }],
    components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
  });
});

test('it is version 1.0.0 of the interface at the base address', () => {
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { version: '1.0.0' },
    servers: [{ url: 'https://you.test/sheaf' }],
  });
});

test('every example validates against its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'openapi.json');
  let count = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { schema, example, examples } = value as { schema?: object; example?: unknown; examples?: unknown };
    if (schema && example !== undefined) {
      const text = JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/');
      expect(ajv.validate(JSON.parse(text), example), `${ajv.errorsText()} in ${JSON.stringify(example)}`).toBe(true);
      count++;
    }
    if (Array.isArray(examples)) for (const one of examples) expect(ajv.validate(value, one)).toBe(true);
    Object.values(value).forEach(visit);
  };
  visit(document);
  expect(count).toBeGreaterThan(25);
});

test('the README has the table of operations that follows from the contract: npm run readme writes it', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(withOperations(readme)).toBe(readme);
});

test('a build serves the same document without its generator', async () => {
  const { load } = openapiDocument();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
  const code = await load.call({} as never, '/anywhere/src/api/openapi/document.ts');
  const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(code))}`);
  expect(built.openapi('https://you.test/sheaf/')).toEqual(document);
});
