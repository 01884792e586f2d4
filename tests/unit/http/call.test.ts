import { afterEach, expect, jest, test } from '@jest/globals';
import { call } from '#lib/http/client/call.ts';
import { fail, type FieldFault } from '#lib/kernel/errors.ts';
import { refusal } from '#lib/http/reply.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function refused(fields: readonly FieldFault[]): Response {
  try {
    return fail('age_refused', {}, fields);
  } catch (error) {
    return refusal(error, 'register', 'r1');
  }
}

test('sends field errors with wire names, and decodes them for the browser’s forms', async () => {
  const fields = ['age', 'gender', 'terms1', 'plan.productId', ''].map((path) => ({
    path,
    code: 'age_refused',
  }));
  const answer = refused(fields);
  const sent = (await answer.clone().json()) as { fields: FieldFault[] };
  expect(sent.fields.map(({ path }) => path)).toEqual([
    'eta',
    'sono',
    'terms1',
    'rateplan.product_id',
    '',
  ]);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  await expect(call('POST /api/users/register')).rejects.toMatchObject({
    code: 'age_refused',
    fields,
  });
});
