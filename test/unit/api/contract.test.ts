import { afterAll, expect, test } from 'vitest';
import { createApi } from '../../../src/api/api.ts';
import { type Contract, contract, rowsOf } from '../../../src/api/contract.ts';
import { isNamed } from '../../../src/api/paths.ts';
import { FULL_KEY } from '../../contract/config.ts';
import { openNodeServices } from '../../contract/services.ts';

const base = 'https://you.test/sheaf/';
const { services, close } = await openNodeServices(base);
afterAll(close);

const headers = { 'x-api-key': FULL_KEY };

test.each(rowsOf(contract))('$method $path never reaches the network', async ({ path, method }) => {
  const url = new URL(path.replace(':file_id', 'file_1'), base).href;
  expect(isNamed(url, base)).toBe(true);
  expect(await createApi(services)(new Request(url, { method, headers }))).toBeInstanceOf(Response);
});

test('an operation that is in the contract alone is kept from the network: it is answered, with 404', async () => {
  const longer: Contract = {
    ...contract,
    'translate/letters': { POST: { name: 'translate', summary: 'Not written yet', errors: [] } },
  };
  for (const path of ['translate/letters', 'translate/letters/more', 'translate']) {
    const url = new URL(path, base).href;
    expect(isNamed(url, base, longer)).toBe(true);
    const response = await createApi(services, longer)(new Request(url, { method: 'POST', headers, body: '{}' }));
    expect(response?.status).toBe(404);
  }
});

test.each([
  ['a path that is not in the contract', 'https://you.test/sheaf/notes.html'],
  ['a path that only begins like one', 'https://you.test/sheaf/parser'],
  ['the same path outside the site', 'https://you.test/parse'],
  ['the same path of another origin', 'https://elsewhere.test/sheaf/parse'],
])('%s is not the API’s', (_what, url) => {
  expect(isNamed(url, base)).toBe(false);
  expect(createApi(services)(new Request(url))).toBeUndefined();
});
