// [core §3 Message: msg]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupMessages } from '#components/chat/state/group-messages.ts';
import {
  lastSeq,
  mergeMessages,
  reduceMessages,
  type LocalMessage,
  withoutHistory,
} from '#components/chat/state/message-state.ts';
import {
  isFirstMessage,
  ownMessage,
  type ThreadState,
} from '#components/chat/state/thread-state.ts';
import { markOf } from '#components/chat/thread/send-mark.tsx';
import type { ThreadMessage } from '#components/chat/state/types.ts';

const threadReducer = reduceMessages<ThreadMessage, ThreadState>;
const message = (seq: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `c:${String(seq)}`,
  seq,
  from: 'peer',
  type: 'personal',
  category: null,
  notificationId: null,
  isHtml: false,
  msg: `text ${String(seq)}`,
  blurred: false,
  blurredMessage: null,
  warnings: [],
  edited: false,
  isRead: false,
  removed: false,
  reaction: null,
  quote: null,
  attachment: null,
  preview: null,
  answerer: null,
  time: seq * 1000,
  ...more,
});
const written: LocalMessage = {
  idClient: 'one',
  msg: 'hello',
  suggested: false,
  quote: null,
  time: 5,
  failed: undefined,
};
const empty: ThreadState = {
  stored: [],
  local: [],
  peerDeliveredSeq: 0,
  peerReadSeq: 0,
  revision: 0,
  hasMore: false,
  first: true,
  firstUpTo: 0,
};
const change = (seq: number, revision: number, msg: string | null) => ({
  angelId: 'anna',
  seq,
  revision,
  from: 'peer' as const,
  msg,
  blurred: false,
  blurredMessage: null,
  edited: true,
  removed: msg === null,
  warnings: ['link' as const],
  attachment: null,
  preview: null,
});

describe('thread', () => {
  test('contains each number once, ascending, in any order of arrival', () => {
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

  test('replaces a message by a later copy: a blurred one becomes readable', () => {
    const [opened] = mergeMessages([message(1, { msg: null, blurred: true })], [message(1)]);
    expect(opened).toMatchObject({ blurred: false, msg: 'text 1' });
  });

  test('moves a message from written to stored, once, even if catching up returned it first, with a reaction', () => {
    const sending = threadReducer(empty, { type: 'written', message: written });
    const caughtUp = threadReducer(sending, {
      type: 'merged',
      messages: [message(1, { from: 'self', msg: 'hello', reaction: 'heart' })],
    });
    const done = threadReducer(caughtUp, {
      type: 'stored',
      idClient: 'one',
      message: ownMessage({ id: 'c:1', seq: 1, time: 9, msg: 'hello', quote: null }),
    });
    expect(done.local).toEqual([]);
    expect(done.stored).toHaveLength(1);
    expect(done.stored[0]).toMatchObject({ seq: 1, from: 'self', msg: 'hello', reaction: 'heart' });
  });

  test.each([
    ['with a number hidden', 'call me: •••', false],
    ['removed meanwhile', null, true],
  ])('shows the writer at once what was stored: %s', (_, msg, removed) => {
    const sending = threadReducer(empty, { type: 'written', message: written });
    const own = ownMessage({ id: 'c:1', seq: 1, time: 9, msg, quote: null });
    const action = { type: 'stored', idClient: 'one', message: own } as const;
    expect(threadReducer(sending, action).stored).toMatchObject([{ seq: 1, msg, removed }]);
  });

  test('shows a refused message with its reason, and lets the member retry or discard it', () => {
    const sending = threadReducer(empty, { type: 'written', message: written });
    const refused = threadReducer(sending, { type: 'refused', idClient: 'one', code: 'offline' });
    expect(refused.local[0]?.failed).toBe('offline');
    const again = threadReducer(refused, {
      type: 'retried',
      message: written,
    });
    expect(again.local[0]?.failed).toBeUndefined();
    expect(threadReducer(refused, { type: 'discarded', idClient: 'one' }).local).toEqual([]);
  });

  test('shows in a quote what the quoted message says now, even if that message is not loaded', () => {
    const attachment = null;
    const quote = {
      seq: 1,
      from: 'peer',
      msg: 'text 1',
      blurred: false,
      removed: false,
      attachment,
    };
    const answer = message(9, { quote: { ...quote, from: 'peer' } });
    const other = message(8, { quote: { ...quote, from: 'peer', seq: 2 } });
    const begun = { ...empty, stored: [other, answer] };
    const quotesIn = ({ stored }: ThreadState) => stored.map(({ quote: now }) => now?.msg);
    const edited = threadReducer(begun, { type: 'changed', change: change(1, 1, 'edited') });
    expect(quotesIn(edited)).toEqual(['text 1', 'edited']);
    const missed = [message(1, { msg: null, removed: true })];
    const merged = threadReducer(begun, { type: 'merged', messages: [], changed: missed });
    expect(quotesIn(merged)).toEqual(['text 1', null]);
    expect(merged.stored[1]?.quote).toEqual({ ...quote, msg: null, removed: true });
  });

  test('never moves the peer’s read mark back', () => {
    const read = threadReducer(empty, { type: 'peerRead', seq: 7 });
    expect(threadReducer(read, { type: 'peerRead', seq: 3 }).peerReadSeq).toBe(7);
    expect(threadReducer(read, { type: 'merged', messages: [], peerReadSeq: 5 }).peerReadSeq).toBe(
      7,
    );
  });

  test('never moves the peer’s delivery mark back, and derives a message’s status from it', () => {
    const delivered = threadReducer(empty, { type: 'peerDelivered', seq: 5 });
    const read = threadReducer(delivered, { type: 'peerRead', seq: 3 });
    expect([2, 3, 4, 5, 6].map((seq) => markOf(seq, read))).toEqual([
      'read',
      'read',
      'delivered',
      'delivered',
      'sent',
    ]);
    expect(threadReducer(read, { type: 'peerDelivered', seq: 1 }).peerDeliveredSeq).toBe(5);
  });

  test('applies the next change in sequence; a known one or one after a gap changes nothing', () => {
    const two = { ...empty, stored: [message(1), message(2)], revision: 4 };
    const edited = threadReducer(two, { type: 'changed', change: change(1, 5, 'better') });
    expect(edited.stored.map(({ msg, edited: was }) => [msg, was])).toEqual([
      ['better', true],
      ['text 2', false],
    ]);
    expect(edited.revision).toBe(5);
    for (const revision of [4, 5, 7]) {
      const after = threadReducer(edited, { type: 'changed', change: change(2, revision, null) });
      expect(after).toBe(edited);
    }
    const removed = threadReducer(edited, { type: 'changed', change: change(2, 6, null) });
    expect(removed.stored[1]).toMatchObject({ removed: true, msg: null });
  });

  test('contains a message written twice under one id once', () => {
    const once = threadReducer(empty, { type: 'written', message: written });
    const twice = threadReducer(once, {
      type: 'written',
      message: { ...written, failed: 'offline' },
    });
    expect(twice.local).toEqual([{ ...written, failed: 'offline' }]);
  });

  test('counts no likes and visits for the first message, but counts one being sent', () => {
    const stored = [message(1, { type: 'like' }), message(2, { type: 'visit' })];
    expect(isFirstMessage({ ...empty, stored })).toBe(true);
    expect(isFirstMessage({ ...empty, stored: [...stored, message(3)] })).toBe(false);
    expect(isFirstMessage({ ...empty, local: [written] })).toBe(false);
    expect(isFirstMessage({ ...empty, stored, first: false })).toBe(false);
    expect(isFirstMessage({ ...empty, local: [{ ...written, failed: 'offline' }] })).toBe(true);
    expect(lastSeq({ ...empty, stored })).toBe(2);
    expect(lastSeq(empty)).toBe(0);
  });

  test('21: counts messages for the first one only that the server counted', () => {
    const asked = threadReducer(empty, {
      type: 'merged',
      messages: [message(1)],
    });
    expect(isFirstMessage(asked)).toBe(false);
    const known = threadReducer(asked, {
      type: 'merged',
      messages: [],
      first: true,
    });
    expect(isFirstMessage(known)).toBe(true);
    const paid = threadReducer(known, {
      type: 'merged',
      messages: [message(2)],
    });
    expect(isFirstMessage(paid)).toBe(false);
    expect(
      isFirstMessage(threadReducer(known, { type: 'merged', messages: [], first: false })),
    ).toBe(false);
  });

  test('splits days by the reader’s timezone, and groups consecutive messages of one side', () => {
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

test('a change of a message that is not loaded leaves no gap in the history', () => {
  const loaded = { stored: [message(5), message(6)] };
  const changed = [message(2), message(5), message(7)];
  expect(withoutHistory(loaded, changed).map(({ seq }) => seq)).toEqual([5, 7]);
  expect(withoutHistory({ stored: [] }, changed)).toBe(changed);
});
