import { expect, test } from '@jest/globals';
import { heldBy } from '#components/chat/thread-status.ts';

test('an operator who comes or goes changes who holds the talk, nothing else does', () => {
  expect(heldBy({ category: 'operator_joined' })).toEqual({ heldByOperator: true });
  expect(heldBy({ category: 'operator_left' })).toEqual({ heldByOperator: false });
  expect([heldBy({ category: null }), heldBy({ category: 'like_reply' })]).toEqual([{}, {}]);
});
