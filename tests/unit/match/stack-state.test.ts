// [core §4 Match refill] [core §9 Fewer than 5 refetch]
import { describe, expect, test } from '@jest/globals';
import {
  cardsOf,
  openStack,
  pendingLikes,
  stackReducer,
  waiting,
  type StackAction,
  type StackState,
} from '#components/match/stack-state.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';

const profile = (id: string) => ({ id, screenName: id }) as OtherProfile;
const page = (...ids: string[]) => ({ profiles: ids.map(profile), widened: null });
const ids = (state: StackState) => waiting(state).map(({ profile: { id } }) => id);
const after = (state: StackState, ...actions: StackAction[]) => actions.reduce(stackReducer, state);
const top = (state: StackState) => {
  const [card] = waiting(state);
  if (card === undefined) throw new Error('the stack is empty');
  return card;
};

describe('choosing', () => {
  test('disables the card at once and removes it once its animation has ended', () => {
    const chosen = after(openStack(page('a', 'b')), { type: 'chosen', id: 'a', choice: 'like' });
    expect(ids(chosen)).toEqual(['b']);
    expect(chosen.cards).toHaveLength(2);
    expect(pendingLikes(chosen)).toBe(1);
    const flown = after(chosen, { type: 'flown', id: 'a' }, { type: 'answered', id: 'a' });
    expect(flown.cards).toHaveLength(1);
    expect(pendingLikes(flown)).toBe(0);
  });

  test('keeps a card that came back during its animation', () => {
    const start = openStack(page('a', 'b'));
    const back = after(
      start,
      { type: 'chosen', id: 'a', choice: 'like' },
      { type: 'returned', card: top(start), from: 'like' },
      { type: 'flown', id: 'a' },
    );
    expect(ids(back)).toEqual(['a', 'b']);
    expect(top(back).cameFrom).toBe('like');
    expect(pendingLikes(back)).toBe(0);
  });

  test('puts a refused or undone card back on top, once', () => {
    const start = openStack(page('a', 'b'));
    const undone = after(
      start,
      { type: 'chosen', id: 'a', choice: 'dislike' },
      { type: 'flown', id: 'a' },
      { type: 'answered', id: 'a' },
      { type: 'returned', card: top(start), from: 'dislike' },
      { type: 'returned', card: top(start), from: 'dislike' },
    );
    expect(ids(undone)).toEqual(['a', 'b']);
  });
});

test('removes a card chosen elsewhere: animated from the top, silently from below', () => {
  const start = openStack(page('a', 'b', 'c'));
  expect(after(start, { type: 'removed', id: 'b', choice: null }).cards).toHaveLength(2);
  const away = after(start, { type: 'removed', id: 'a', choice: 'like' });
  expect(away.cards[0]).toMatchObject({ leaving: 'like' });
  expect(pendingLikes(away)).toBe(0);
});

describe('refilling', () => {
  const fill = (...more: string[]): StackAction => ({
    type: 'filled',
    cards: cardsOf(page(...more)),
  });

  test('adds only profiles that are not on the stack yet', () => {
    const filled = after(openStack(page('a', 'b')), fill('b', 'c', 'a', 'd'));
    expect(ids(filled)).toEqual(['a', 'b', 'c', 'd']);
    expect(filled.supply).toBe('open');
  });

  test('never brings back a chosen profile', () => {
    const gone = after(
      openStack(page('a', 'b')),
      { type: 'chosen', id: 'a', choice: 'dislike' },
      { type: 'flown', id: 'a' },
      fill('a', 'c'),
    );
    expect(ids(gone)).toEqual(['b', 'c']);
  });

  test('ends when no new profile comes, unless choices are pending', () => {
    const start = openStack(page('a'));
    expect(after(start, fill('a')).supply).toBe('spent');
    const pendingState = after(start, { type: 'chosen', id: 'a', choice: 'like' }, fill('a'));
    expect(pendingState.supply).toBe('open');
  });

  test('stops at a failure until it is retried', () => {
    const failed = after(openStack(page('a')), { type: 'unfilled', offline: false });
    expect(failed.supply).toBe('failed');
    expect(after(failed, { type: 'unfilled', offline: true }).supply).toBe('offline');
    expect(after(failed, { type: 'reopened' }).supply).toBe('open');
  });
});

test('shows the region on cards from elsewhere', () => {
  const widened = { scope: 'near' as const, regions: ['Toscana'], from: 1 };
  const cards = cardsOf({ ...page('a', 'b'), widened });
  expect(cards.map(({ around }) => around)).toEqual([
    null,
    { scope: 'near', regions: ['Toscana'] },
  ]);
});
