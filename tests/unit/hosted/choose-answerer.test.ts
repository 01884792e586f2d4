import { describe, expect, test } from '@jest/globals';
import { brandLimitsSchema } from '#lib/brands/limits-schema.ts';
import { chooseAnswerer } from '#lib/hosted/choose-answerer.ts';
import { after, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { replyContextOf } from './reply-context.ts';

const OPERATOR = {
  order: ['operator', 'script'],
  answeredBy: ['operator', 'script'],
} as const;
const context = replyContextOf('Ciao!', OPERATOR);
/** 12:00 UTC in the context, which is 13:00 in Italy. */
const asked = context.askedAt;
const by = (from: number, to: number) => brandLimitsSchema.parse({ operatorHours: { from, to } });

describe('an operator', () => {
  test('has an hour to answer, which does not delay a safety answer', async () => {
    const until = after(asked, HOUR);
    expect(await chooseAnswerer(context, null, asked)).toEqual({ by: 'operator', until });
    for (const topic of ['self_harm', 'minors', 'real'] as const) {
      expect(await chooseAnswerer(context, topic, asked)).toEqual({ by: 'script', full: false });
    }
    expect(await chooseAnswerer(context, 'money', asked)).toEqual({ by: 'operator', until });
    expect(await chooseAnswerer(context, null, until)).toEqual({ by: 'script', full: false });
  });

  test.each([
    [9, 18, 'operator'],
    [13, 14, 'operator'],
    [14, 18, 'script'],
    [9, 13, 'script'],
    [22, 6, 'script'],
    [22, 14, 'operator'],
  ])('with hours from %s to %s leaves 13:00 to the %s', async (from, to, answerer) => {
    const there = { ...context, limits: by(from, to) };
    expect(await chooseAnswerer(there, null, asked)).toMatchObject({ by: answerer });
  });

  test('outside the hours is replaced at once, with a note that no operator is available', async () => {
    const out = { ...context, limits: by(14, 18) };
    expect(await chooseAnswerer(out, null, asked)).toEqual({ by: 'script', full: true });
  });

  test('who holds the conversation is waited for, whatever the order, until the hold ends', async () => {
    const heldUntil = after(asked, 2 * HOUR);
    const held = replyContextOf('Ciao!', {
      ...OPERATOR,
      order: ['script'],
      heldBy: 'op',
      heldUntil,
    });
    const later = after(asked, HOUR + MINUTE);
    expect(await chooseAnswerer(held, null, later)).toEqual({ by: 'operator', until: heldUntil });
    expect(await chooseAnswerer(held, 'self_harm', later)).toMatchObject({ by: 'script' });
    expect(await chooseAnswerer(held, null, heldUntil)).toMatchObject({ by: 'script' });
  });
});

test('calls no external service after two attempts that ended their process', async () => {
  const order = ['ai', 'script'] as const;
  const tried = replyContextOf('Ciao!', { order, answeredBy: order, attempts: 3 });
  expect(await chooseAnswerer(tried, null, asked)).toEqual({ by: 'script', full: false });
});
