import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases.ts';
import type { Door } from './door.ts';

/** Runs every case of the contract through one door. */
export function contractSuite(name: string, open: () => Promise<Door>): void {
  describe(`the contract ${name}`, () => {
    let door: Door;
    beforeAll(async () => {
      door = await open();
    });
    afterAll(() => door?.close());

    test.each(cases)('$status: $claim', async ({ spec, status, code, message, headers, body }) => {
      const reply = await door.call(spec);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json',
        'x-api-version': '1.0.0',
        'x-request-id': expect.stringMatching(/^req_[0-9a-f]{32}$/),
        ...headers,
      });
      if (code) {
        expect(reply.body).toEqual({
          message: expect.stringMatching(message ?? /^[A-Z].{10,}\.$/s),
          code,
          retryable: false,
          request_id: reply.headers['x-request-id'],
        });
      } else expect(reply.body).toEqual(body);
      expect(reply.status).toBe(status);
    });
  });
}
