import { expect, test } from '@jest/globals';
import { heldBy } from '#components/chat/state/thread-status.ts';

test('only an operator who joins or leaves changes who holds the conversation', () => {
  expect(heldBy({ category: 'operator_joined' })).toEqual({ heldByOperator: true });
  expect(heldBy({ category: 'operator_left' })).toEqual({ heldByOperator: false });
  expect([heldBy({ category: null }), heldBy({ category: 'like_reply' })]).toEqual([{}, {}]);
});
