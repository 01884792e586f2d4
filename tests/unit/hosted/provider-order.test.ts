import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { providerOrder } from '#lib/flows/provider-order.ts';

const providers = ['script', 'ai', 'operator'] as const;
const flow = fc.record({ replyProvider: fc.constantFrom(...providers), useAi: fc.boolean() });
/** As the database guarantees, the script is always included. */
const answeredBy = fc
  .shuffledSubarray(['ai', 'operator'] as const)
  .chain((others) => fc.shuffledSubarray(['script', ...others] as const, { minLength: 0 }))
  .map((some) => (some.includes('script') ? some : [...some, 'script' as const]));

test('uses only answerers that the profile names, and the script last', () => {
  fc.assert(
    fc.property(flow, answeredBy, (replySettings, set) => {
      const order = providerOrder(replySettings, set);
      expect(set).toEqual(expect.arrayContaining([...order]));
      expect(order.at(-1)).toBe('script');
      expect(new Set(order).size).toBe(order.length);
      if (!replySettings.useAi) expect(order).not.toContain('ai');
      if (replySettings.replyProvider === 'script') expect(order).toEqual(['script']);
      if (replySettings.replyProvider === 'operator' && set.includes('operator')) {
        expect(order[0]).toBe('operator');
      }
    }),
  );
});

test.each([
  ['ai', true, ['operator', 'ai', 'script'], ['ai', 'operator', 'script']],
  ['ai', true, ['operator', 'script'], ['operator', 'script']],
  ['ai', true, ['script', 'ai'], ['ai', 'script']],
  ['operator', true, ['ai', 'operator', 'script'], ['operator', 'ai', 'script']],
  ['operator', false, ['ai', 'operator', 'script'], ['operator', 'script']],
  ['operator', false, ['ai', 'script'], ['script']],
  ['script', false, ['operator', 'script'], ['script']],
] as const)('%s, model allowed: %s, on %j → %j', (replyProvider, useAi, set, order) => {
  expect(providerOrder({ replyProvider, useAi }, set)).toEqual(order);
});
