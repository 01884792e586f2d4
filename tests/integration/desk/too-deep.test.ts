// [finding 91] [core §8 input_invalid]
import { beforeAll, expect, test } from '@jest/globals';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let token: string;
beforeAll(async () => {
  ({ token } = await createOperator());
});

const taking = [...deskEndpoints]
  .filter(
    ([key, { endpoint }]) =>
      !key.startsWith('GET ') && endpoint.body !== undefined && endpoint.bodyAs !== 'multipart',
  )
  .map(([key, { endpoint }]) => [key, endpoint.bodyLimit ?? 65_536] as const);

test.each(taking)(
  '%s refuses a body nested as deeply as its size limit allows',
  async (key, limit) => {
    const levels = limit / 2 - 10;
    const raw = `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const { status, code, answer } = await askDesk(key, { token, purpose: 'a test', raw });
    expect([status, code, answer['fields']]).toEqual([
      422,
      'input_invalid',
      [{ path: '', code: 'too_deep' }],
    ]);
  },
);
