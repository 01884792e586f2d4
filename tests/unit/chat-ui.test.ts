import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { groupMessages } from '#components/chat/group-messages.ts';
import {
  findByName,
  mergeConversations,
  withMessage,
  withRead,
} from '#components/chat/list-state.ts';
import { pickSuggestions } from '#components/chat/pick-suggestions.ts';
import { preview } from '#components/chat/preview.ts';
import { parseSimpleHtml } from '#components/chat/simple-html.ts';
import {
  isFirstMessage,
  lastSeq,
  mergeMessages,
  threadReducer,
  type LocalMessage,
  type ThreadState,
} from '#components/chat/thread-state.ts';
import type { Conversation, ThreadMessage } from '#components/chat/types.ts';
import { isQuietPlace, popupDelay } from '#components/notifications/incoming.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';

const message = (seq: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `c:${String(seq)}`,
  seq,
  from: 'peer',
  type: 'personal',
  category: null,
  isHtml: false,
  msg: `text ${String(seq)}`,
  blurred: false,
  blurredMessage: null,
  removed: false,
  answerer: null,
  time: seq * 1000,
  ...more,
});
const written: LocalMessage = {
  idClient: 'one',
  msg: 'hello',
  suggested: false,
  time: 5,
  failed: undefined,
};
const empty: ThreadState = { stored: [], local: [], peerReadSeq: 0, hasMore: false };

const event: ChatEvent = {
  id: 'c:9',
  seq: 9,
  angelId: 'anna',
  from: 'peer',
  screenName: 'Anna',
  photo: null,
  kind: 'member',
  answeredBy: [],
  answerer: null,
  type: 'personal',
  category: null,
  msg: 'hi',
  blurred: false,
  blurredMessage: null,
  time: 9000,
  unreadTotal: 1,
  delayed: false,
  delayMs: 0,
};

describe('thread', () => {
  test('whatever the order of arrival, each number stands once and ascending', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
        const all = batches.reduce<readonly ThreadMessage[]>(
          (known, batch) =>
            mergeMessages(
              known,
              batch.map((seq) => message(seq)),
            ),
          [],
        );
        const expected = [...new Set(batches.flat())].sort((a, b) => a - b);
        expect(all.map(({ seq }) => seq)).toEqual(expected);
      }),
    );
  });

  test('a later copy of a message knows better: what was blurred opens', () => {
    const [opened] = mergeMessages([message(1, { msg: null, blurred: true })], [message(1)]);
    expect(opened).toMatchObject({ blurred: false, msg: 'text 1' });
  });

  test('a message goes from written to stored, once, even if catching up brought it first', () => {
    const sending = threadReducer(empty, { type: 'written', message: written });
    const caughtUp = threadReducer(sending, {
      type: 'merged',
      messages: [message(1, { from: 'self', msg: 'hello' })],
    });
    const done = threadReducer(caughtUp, {
      type: 'stored',
      idClient: 'one',
      id: 'c:1',
      seq: 1,
      time: 9,
    });
    expect(done.local).toEqual([]);
    expect(done.stored).toHaveLength(1);
    expect(done.stored[0]).toMatchObject({ seq: 1, from: 'self', msg: 'hello', time: 9 });
  });

  test('a refused message stays with its reason, can be tried again or thrown away', () => {
    const sending = threadReducer(empty, { type: 'written', message: written });
    const refused = threadReducer(sending, { type: 'refused', idClient: 'one', code: 'offline' });
    expect(refused.local[0]?.failed).toBe('offline');
    const again = threadReducer(refused, { type: 'retried', idClient: 'one' });
    expect(again.local[0]?.failed).toBeUndefined();
    expect(threadReducer(refused, { type: 'discarded', idClient: 'one' }).local).toEqual([]);
  });

  test('the read mark of the peer never goes back', () => {
    const read = threadReducer(empty, { type: 'peerRead', seq: 7 });
    expect(threadReducer(read, { type: 'peerRead', seq: 3 }).peerReadSeq).toBe(7);
    expect(threadReducer(read, { type: 'merged', messages: [], peerReadSeq: 5 }).peerReadSeq).toBe(
      7,
    );
  });

  test('likes and visits leave the next message the first; one on its way does not', () => {
    const stored = [message(1, { type: 'like' }), message(2, { type: 'visit' })];
    expect(isFirstMessage({ ...empty, stored })).toBe(true);
    expect(isFirstMessage({ ...empty, stored: [...stored, message(3)] })).toBe(false);
    expect(isFirstMessage({ ...empty, local: [written] })).toBe(false);
    expect(isFirstMessage({ ...empty, local: [{ ...written, failed: 'offline' }] })).toBe(true);
    expect(lastSeq({ ...empty, stored })).toBe(2);
    expect(lastSeq(empty)).toBe(0);
  });

  test('days follow the reader’s zone, and what one side wrote in one go stands together', () => {
    const evening = Date.UTC(2026, 10, 20, 22, 58);
    const days = groupMessages(
      [
        message(1, { time: evening }),
        message(2, { time: evening + 60_000 }),
        message(3, { time: evening + 180_000 }),
        message(4, { time: evening + 200_000, from: 'self' }),
        message(5, { time: evening + 900_000, from: 'self' }),
        message(6, { time: evening + 910_000, answerer: 'ai' }),
        message(7, { time: evening + 920_000, answerer: 'operator' }),
      ],
      'Europe/Rome',
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    expect(
      days.map(({ bundles }) => bundles.map(({ messages }) => messages.map(({ seq }) => seq))),
    ).toEqual([[[1, 2]], [[3], [4], [5], [6], [7]]]);
  });
});

describe('preview', () => {
  test.each([
    ['short', 'short'],
    ['exactly twenty-five chars', 'exactly twenty-five chars'],
    ['exactly twenty-six chars!!', 'exactly twenty-six chars!…'],
    ['two\nlines  here', 'two lines here'],
    ['👋'.repeat(26), `${'👋'.repeat(25)}…`],
  ])('%j', (text, expected) => {
    expect(preview(text)).toBe(expected);
  });
});

describe('list', () => {
  const row = (angelId: string, time: number, unread = 0): Conversation => ({
    angelId,
    screenName: angelId,
    photo: null,
    kind: 'member',
    answeredBy: [],
    label: null,
    last: { from: 'peer', type: 'personal', category: null, msg: 'x', blurred: false, time },
    unread,
  });
  const list = [row('bea', 5000), row('anna', 1000, 2)];

  test('a message puts its conversation first and counts it, unless it stands open', () => {
    const after = withMessage(list, event, undefined);
    expect(after.map(({ angelId, unread }) => [angelId, unread])).toEqual([
      ['anna', 3],
      ['bea', 0],
    ]);
    expect(withMessage(list, event, 'anna')[0]?.unread).toBe(2);
    expect(withMessage(list, { ...event, from: 'self' }, undefined)[0]?.unread).toBe(2);
    expect(withMessage(list, { ...event, angelId: 'nobody' }, undefined)).toBe(list);
  });

  test('reading clears one, and nothing else changes', () => {
    expect(withRead(list, 'anna').map(({ unread }) => unread)).toEqual([0, 0]);
    expect(withRead(list, 'bea')).toBe(list);
    expect(withRead(list, undefined)).toBe(list);
  });

  test('changes replace rows; the newest stands first', () => {
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

describe('suggestions', () => {
  test('three different ones, the same for the same profile, not the same for all', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const picks = Array.from({ length: 40 }, (_, i) =>
      pickSuggestions(items, `profile-${String(i)}`),
    );
    for (const picked of picks) expect(new Set(picked).size).toBe(3);
    expect(pickSuggestions(items, 'profile-1')).toEqual(picks[1]);
    expect(new Set(picks.map((picked) => picked.join())).size).toBeGreaterThan(15);
    expect(pickSuggestions(['a'], 'x')).toEqual(['a']);
  });
});

describe('welcome in HTML', () => {
  test('known tags become parts, unknown ones only their text', () => {
    expect(parseSimpleHtml('<p>Hi <b>you</b> &amp; me<br></p><script>x()</script>')).toEqual([
      {
        tag: 'p',
        parts: [
          { tag: 'text', text: 'Hi ' },
          { tag: 'strong', parts: [{ tag: 'text', text: 'you' }] },
          { tag: 'text', text: ' & me' },
          { tag: 'br' },
        ],
      },
      { tag: 'text', text: 'x()' },
    ]);
  });

  test.each([
    ['/find', '/find'],
    ['//evil.example', '#'],
    ['/\\evil.example', '#'],
    ['https://evil.example', '#'],
    ['javascript:alert(1)', '#'],
  ])('a link to %s leads to %s', (href, expected) => {
    expect(parseSimpleHtml(`<a href="${href}" onclick="x()">go</a>`)).toEqual([
      { tag: 'a', href: expected, parts: [{ tag: 'text', text: 'go' }] },
    ]);
  });

  test('never fails, whatever it is given', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<b',
      '</',
      'a',
      '<a href="/x">',
      '</a>',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(Array.isArray(parseSimpleHtml(pieces.join('')))).toBe(true);
      }),
    );
  });
});

describe('popup of a message', () => {
  test.each([
    ['a message', event, 0],
    ['an own one', { ...event, from: 'self' as const }, null],
    ['wait_ai', { ...event, type: 'wait_ai' }, null],
    ['delayed', { ...event, delayed: true, delayMs: 700 }, 700],
    ['delayed and full', { ...event, type: 'full', delayed: true, delayMs: 700 }, null],
  ])('%s', (_, given, expected) => {
    expect(popupDelay(given)).toBe(expected);
  });

  test('chats, purchase and plans are quiet places', () => {
    expect(['/chats/', '/chats/x', '/purchase/1', '/vip_plan/cred'].every(isQuietPlace)).toBe(true);
    expect(['/find', '/', '/user/chats', '/profile'].some(isQuietPlace)).toBe(false);
  });
});

describe('copy', () => {
  const read = (locale: string, file: string): Record<string, unknown> =>
    JSON.parse(
      readFileSync(new URL(`../../messages/${locale}/${file}.json`, import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
  const keys = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${path}${key}`] : keys(value as object, `${path}${key}.`),
    );

  test.each(['it', 'es', 'fr'])(
    '%s has every text of the chat and of the notifications',
    (locale) => {
      for (const file of ['chat', 'notifications']) {
        expect(keys(read(locale, file)).sort()).toEqual(keys(read('en', file)).sort());
      }
    },
  );

  test.each(['it', 'es', 'fr', 'en'])('%s: every text can be written', (locale) => {
    for (const file of ['chat', 'notifications']) {
      const messages = read(locale, file);
      const t = createTranslator({
        locale,
        messages,
        onError: (error) => {
          throw error;
        },
      });
      const values = {
        name: 'Anna',
        city: 'Roma',
        who: 'x',
        text: 'y',
        cost: 2,
        left: 0,
        count: 3,
      };
      for (const key of keys(messages)) expect(t(key as never, values as never)).not.toBe('');
    }
  });
});
