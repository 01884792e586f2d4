import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ATTEMPT, attemptStates, FAILED, LIVE } from '#lib/payments/attempts/attempt-states.ts';
import {
  INTENT,
  INTENT_OF_ATTEMPT,
  intentStates,
  isOpen,
} from '#lib/payments/orders/intent-states.ts';
import { isFinal, step, type Machine } from '#lib/payments/transition.ts';

function walk<S extends string>(machine: Machine<S>, from: S, targets: readonly S[]): S[] {
  const path: S[] = [from];
  let at = from;
  for (const target of targets) {
    if (step(machine, at, target) === 'changes') {
      at = target;
      path.push(at);
    }
  }
  return path;
}

describe('the state machines of a payment', () => {
  test('never treat an equal state as a change', () => {
    for (const state of attemptStates) expect(step(ATTEMPT, state, state)).toBe('same');
    for (const state of intentStates) expect(step(INTENT, state, state)).toBe('same');
  });

  test('money once taken stays taken, whatever is told afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...attemptStates), { maxLength: 40 }), (news) => {
        const path = walk(ATTEMPT, 'created', news);
        const taken = path.indexOf('captured');
        expect(taken === -1 || taken === path.length - 1).toBe(true);
      }),
    );
  });

  test('send an attempt at most once, and turn failures only into success', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...attemptStates), { maxLength: 40 }), (news) => {
        const path = walk(ATTEMPT, 'created', news);
        expect(path.filter((state) => state === 'submitting').length).toBeLessThanOrEqual(1);
        path.forEach((state, index) => {
          const next = path[index + 1];
          if (FAILED.has(state) && next !== undefined) expect(next).toBe('captured');
        });
      }),
    );
  });

  test('never change a closed intent, and succeeded is closed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...intentStates), { maxLength: 40 }), (news) => {
        const path = walk(INTENT, 'requires_method', news);
        const closed = path.findIndex((state) => !isOpen(state));
        expect(closed === -1 || closed === path.length - 1).toBe(true);
      }),
    );
    expect(isFinal(INTENT, 'succeeded')).toBe(true);
  });

  test('let an intent follow its attempt through every legal step', () => {
    for (const from of attemptStates) {
      for (const to of ATTEMPT[from]) {
        expect(step(INTENT, INTENT_OF_ATTEMPT[from], INTENT_OF_ATTEMPT[to])).not.toBe('refused');
      }
    }
  });

  test('classify every attempt as exactly one of live, failed and captured', () => {
    for (const state of attemptStates) {
      const kinds = [LIVE.has(state), FAILED.has(state), state === 'captured'];
      expect(kinds.filter(Boolean)).toHaveLength(1);
    }
  });
});
