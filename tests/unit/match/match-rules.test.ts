// [core §9 Fewer than 5 refetch]
import { describe, expect, test } from '@jest/globals';
import { requirementOf } from '#components/discovery/like-requirement.ts';
import { afterRefusal } from '#components/match/refusal.ts';
import { shortText } from '#components/match/short-text.ts';
import { faultOf } from '#components/match/use-invitation.ts';
import { keyAction } from '#components/match/use-match-keys.ts';

describe('a description on a card', () => {
  test('stays unchanged up to 300 visible characters', () => {
    const exact = 'è'.repeat(299) + '😀';
    expect(shortText(` ${exact} `)).toBe(exact);
  });

  test('is shortened there, with an ellipsis and no space before it', () => {
    expect(shortText('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
    expect(shortText(`${'a'.repeat(299)} bcd`)).toBe(`${'a'.repeat(299)}…`);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  const within = { within: true, pressable: false };
  const outside = { within: false, pressable: false };

  test.each([
    ['ArrowRight', 'onLike'],
    ['ArrowLeft', 'onDislike'],
    ['Enter', 'onOpen'],
    ['z', 'onUndo'],
    ['U', 'onUndo'],
    ['ArrowUp', null],
    ['ArrowDown', null],
    ['a', null],
  ] as const)('%s', (key, action) => {
    expect(keyAction(press(key), within)).toBe(action);
  });

  test('act on a single character in the stack only; with control everywhere', () => {
    expect(keyAction(press('z'), outside)).toBeNull();
    expect(keyAction(press('z', { ctrlKey: true }), outside)).toBe('onUndo');
    expect(keyAction(press('z', { metaKey: true }), outside)).toBe('onUndo');
  });

  test('leave Enter to a focused button, and combinations to the browser', () => {
    expect(keyAction(press('Enter'), { within: true, pressable: true })).toBeNull();
    expect(keyAction(press('ArrowLeft', { altKey: true }), within)).toBeNull();
    expect(keyAction(press('ArrowRight', { ctrlKey: true }), within)).toBeNull();
    expect(keyAction(press('z', { ctrlKey: true, shiftKey: true }), within)).toBeNull();
  });
});

test.each([
  ['likes_exhausted', true, 'likes'],
  ['card_check_required', true, 'card_check'],
  ['disclosure_required', true, 'disclosure'],
  ['offline', true, null],
  ['peer_unavailable', false, null],
  ['conversation_blocked', false, null],
] as const)('after %s the card comes back: %s', (code, returns, requirement) => {
  expect(afterRefusal(code)).toEqual({ returns, requirement });
  expect(requirementOf(code)).toBe(requirement);
});

test('shows what a refused invitation lacks', () => {
  const refusal = (code: string, params = {}) => faultOf({ ok: false, code, params });
  expect(refusal('credits_exhausted', { cost: 10, held: 4 })).toEqual({
    kind: 'credits',
    cost: 10,
    held: 4,
  });
  expect(refusal('card_check_required')).toEqual({ kind: 'card_check' });
  expect(refusal('disclosure_required')).toEqual({ kind: 'disclosure' });
  expect(refusal('offline')).toEqual({ kind: 'error', code: 'offline' });
});
