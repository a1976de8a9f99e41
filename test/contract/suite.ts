import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases.ts';
import type { CallSpec, Door, Reply } from './door.ts';
import { flows } from './flows.ts';
import { validate } from './openapi.ts';

/** Runs every case of the contract through one door. */
export function contractSuite(name: string, open: () => Promise<Door>): void {
  describe(`the contract ${name}`, () => {
    let door: Door;
    beforeAll(async () => {
      door = await open();
    });
    afterAll(() => door?.close());

    /** Whatever comes back has to be as our own OpenAPI document says. */
    const call = async (spec: CallSpec): Promise<Reply> => {
      const reply = await door.call(spec);
      expect(validate(spec.path, spec.method, reply.status, reply.body)).toEqual([]);
      return reply;
    };

    test.each(cases)('$status: $claim', async ({ spec, status, code, message, retryable = false, headers, body }) => {
      const reply = await call(spec);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json',
        'x-api-version': '1.0.0',
        'x-request-id': expect.stringMatching(/^req_[0-9a-f]{32}$/),
        ...headers,
      });
      if (code) {
        expect(reply.body).toEqual({
          message: expect.stringMatching(message ?? /^[A-Z].{10,}[.?]$/s),
          code,
          retryable,
          request_id: reply.headers['x-request-id'],
        });
      } else expect(reply.body).toEqual(body);
      expect(reply.status).toBe(status);
    });

    test.each(flows)('$claim', ({ run }) => run(call));
  });
}
