import { describe, expect, test } from '@jest/globals';
import type { DisputeState } from '#lib/db/generated/enums.ts';
import { DISPUTE, holdOf, isStale } from '#lib/payments/disputes/dispute-states.ts';
import type { DisputeNotice } from '#lib/payments/providers/notice.ts';

const STATES = Object.keys(DISPUTE) as DisputeState[];

const notice = (state: DisputeState, stage: DisputeNotice['stage'] = 'chargeback') =>
  ({ state, stage }) as DisputeNotice;

describe('the states of a dispute', () => {
  test('hold the money while the bank decides, and lose it only when the claim is lost', () => {
    expect(Object.fromEntries(STATES.map((state) => [state, holdOf(state)]))).toEqual({
      inquiry: 'ours',
      open: 'held',
      won: 'ours',
      lost: 'gone',
      closed: 'ours',
    });
  });

  test('never return to an inquiry', () => {
    for (const state of STATES) expect(DISPUTE[state]).not.toContain('inquiry');
  });

  test('ignore the opening of a decided claim, but not a second claim', () => {
    for (const known of ['won', 'lost', 'closed'] as const) {
      expect(isStale(known, notice('open'))).toBe(true);
      expect(isStale(known, notice('open', 'second'))).toBe(false);
    }
    expect(isStale('inquiry', notice('open'))).toBe(false);
    expect(isStale('open', notice('inquiry', 'inquiry'))).toBe(true);
    expect(isStale('lost', notice('won'))).toBe(false);
  });
});
