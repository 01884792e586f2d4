import { expect, test } from '@jest/globals';
import { remainingOptions } from '#lib/payments/routes/try-providers.ts';
import type { AttemptState } from '#lib/db/generated/enums.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';

const option = (name: string) => ({
  provider: { name } as Provider,
  paymentMethod: { kind: 'hosted' } as const,
});
const OPTIONS = [option('trustpay'), option('maxpay')];
const attempt = (provider: string, state: AttemptState, technical = false) => ({
  provider,
  state,
  technical,
});

test('before the first attempt every provider of the route is left', () => {
  expect(remainingOptions(OPTIONS, [])).toEqual(OPTIONS);
});

test('after a technical failure the other providers are left', () => {
  expect(remainingOptions(OPTIONS, [attempt('trustpay', 'error', true)])).toEqual([OPTIONS[1]]);
});

test.each(['captured', 'refused', 'unknown', 'requires_action', 'error'] as const)(
  'a copy of an order that comes while another is charged asks no provider once an attempt is %s',
  (state) => {
    const attempts = [attempt('trustpay', 'error', true), attempt('maxpay', state)];
    expect(remainingOptions([...OPTIONS, option('adyen')], attempts)).toEqual([]);
  },
);
