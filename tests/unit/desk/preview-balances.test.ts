import { expect, test } from '@jest/globals';
import { balancesOf } from '#lib/desk/config/preview-balances.ts';

const flow = { freeMessages: 3, icebreakerCredits: 2, likeCredits: 5 };
const month = { kind: 'subscription', credits: 100, bonusCredits: 20 } as const;

test('gives a free member what the flow grants, whichever plan is previewed', () => {
  expect(balancesOf(flow, 0, month)).toEqual({
    icebreakers: 2,
    likes: 5,
    free: 3,
    subscription: 0,
    bought: 0,
    lastGrant: 3,
  });
});

test('gives a paying member what the plan grants, in the bucket of its kind', () => {
  expect(balancesOf(flow, 1, month)).toMatchObject({ free: 0, subscription: 120, bought: 0 });
  const pack = { ...month, kind: 'pack' } as const;
  expect(balancesOf(flow, 1, pack)).toMatchObject({ subscription: 0, bought: 120 });
  expect(balancesOf(flow, 1, undefined)).toMatchObject({ subscription: 0, bought: 0 });
});
