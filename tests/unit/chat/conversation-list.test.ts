// [core §2 /chats/: list with unread badge] [core §9 Preview cut at 25]
import { describe, expect, test } from '@jest/globals';
import {
  findByName,
  mergeConversations,
  preview,
  withMessage,
  withoutPeers,
  withOwnSend,
  withRead,
} from '#components/chat/list/list-state.ts';
import type { Conversation } from '#components/chat/state/types.ts';
import { event } from './chat-event.ts';

describe('list', () => {
  const row = (angelId: string, time: number, unread = 0): Conversation => ({
    angelId,
    screenName: angelId,
    photo: null,
    kind: 'member',
    answeredBy: [],
    label: null,
    last: {
      from: 'peer',
      type: 'personal',
      category: null,
      isHtml: false,
      msg: 'x',
      time,
      blurred: false,
      removed: false,
      isRead: false,
      attachment: null,
      answerer: null,
    },
    unread,
  });
  const list = [row('bea', 5000), row('anna', 1000, 2)];

  test('a message puts its conversation first and counts as unread, unless it is open', () => {
    const after = withMessage(list, event, undefined);
    expect(after.map(({ angelId, unread }) => [angelId, unread])).toEqual([
      ['anna', 3],
      ['bea', 0],
    ]);
    expect(withMessage(list, event, 'anna')[0]?.unread).toBe(2);
    expect(withMessage(list, { ...event, from: 'self' }, undefined)[0]?.unread).toBe(2);
    expect(withMessage(list, { ...event, angelId: 'nobody' }, undefined)).toBe(list);
  });

  test('an own message puts its conversation first and counts as nothing unread', () => {
    const after = withOwnSend(list, { angelId: 'anna', msg: 'mine', time: 9000 });
    expect(after.map(({ angelId, unread }) => [angelId, unread])).toEqual([
      ['anna', 2],
      ['bea', 0],
    ]);
    expect(after[0]?.last).toMatchObject({ from: 'self', msg: 'mine', time: 9000 });
    expect(withOwnSend(list, { angelId: 'nobody', msg: 'x', time: 1 })).toBe(list);
  });

  test('a like counts as no unread message, and a visit changes nothing', () => {
    const like = { ...event, type: 'like', msg: null };
    const [first] = withMessage(list, like, undefined);
    expect([first?.angelId, first?.last?.type, first?.unread]).toEqual(['anna', 'like', 2]);
    expect(withMessage(list, { ...event, type: 'visit' }, undefined)).toBe(list);
    expect(withMessage(list, { ...event, type: 'notice' }, undefined)).toBe(list);
  });

  test('closed conversations are removed', () => {
    expect(withoutPeers(list, ['anna', 'nobody']).map(({ angelId }) => angelId)).toEqual(['bea']);
  });

  test('reading clears one conversation, and nothing else changes', () => {
    expect(withRead(list, 'anna').map(({ unread }) => unread)).toEqual([0, 0]);
    expect(withRead(list, 'bea')).toBe(list);
    expect(withRead(list, undefined)).toBe(list);
  });

  test('changes replace rows; the newest comes first', () => {
    const merged = mergeConversations(list, [row('anna', 9000), row('carla', 7000)]);
    expect(merged.map(({ angelId }) => angelId)).toEqual(['anna', 'carla', 'bea']);
  });

  test('a name is found without its accents', () => {
    const named = [
      { ...row('a', 1), screenName: 'Zoé' },
      { ...row('b', 2), screenName: 'Inés' },
    ];
    expect(findByName(named, ' ZOE ').map(({ angelId }) => angelId)).toEqual(['a']);
    expect(findByName(named, '')).toBe(named);
  });
});

describe('preview', () => {
  test.each([
    ['short', 'short'],
    ['two\nlines  here', 'two lines here'],
    ['longer than twenty-five characters', 'longer than twenty-five characters'],
    [' 👋 ', '👋'],
  ])('%j', (text, expected) => {
    expect(preview(text)).toBe(expected);
  });
});
