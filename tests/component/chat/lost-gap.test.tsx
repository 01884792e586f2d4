import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ThreadAnswer } from '#components/chat/state/types.ts';
import { useThread } from '#components/chat/state/use-thread.ts';
import { chatEvent, message, NOW, thread } from '#tests/component/support/chat.ts';
import { credits, renderMember } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';

const THREAD = 'GET /api/get/messages/{trackerId}/{angelId}';
const READ = 'POST /api/log/notification/readed';
/** Longer than typing dots delay a message, and than any delay before a call is retried. */
const LONG_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The messages of an open thread, without the rest of its page. */
function ShownMessages({ initial }: { initial: ThreadAnswer }) {
  const { state, send } = useThread(initial);
  return (
    <>
      {state.stored.map(({ seq, msg }) => (
        <p key={seq}>{msg}</p>
      ))}
      <button
        onClick={() => {
          send('Message 6');
        }}
      >
        Send
      </button>
    </>
  );
}

const shown = () => screen.getAllByText(/^Message/).map(({ textContent }) => textContent);
const upTo = (newest: number) => Array.from({ length: newest }, (_, index) => message(index + 1));
const textsUpTo = (newest: number) => upTo(newest).map(({ msg }) => msg);

/**
 * A thread that shows the messages 1 to 3, on a server that stores messages up to `newest` and can become
 * unreachable.
 */
async function openThread() {
  const server = { newest: 3, isReachable: true, isGone: false };
  answering({
    [THREAD]: ({ query }) => {
      if (!server.isReachable) return OFFLINE;
      if (server.isGone) return refusal(404, 'not_found');
      const after = Number(query['after'] ?? 0);
      return thread({ messages: upTo(server.newest).slice(after) });
    },
    [READ]: { result: 'OK', unread: 0 },
    'GET /api/get/all/{trackerId}': OFFLINE,
    'GET /api/get/credits/{trackerId}': OFFLINE,
  });
  const { socket } = renderMember(<ShownMessages initial={thread({ messages: upTo(3) })} />);
  await pass(0);
  expect(shown()).toEqual(textsUpTo(3));
  return { server, socket };
}

/** Message 4 is never pushed, message 5 is; the fetch of the missing messages fails. */
async function openThreadWithLostGap() {
  const { server, socket } = await openThread();
  server.isReachable = false;
  server.newest = 5;
  await socket.receive('chat', chatEvent(5));
  expect(callsOf(THREAD).at(-1)?.query).toMatchObject({ after: '3' });
  server.newest = 6;
  return { server, socket };
}

test('fetches the gap when a pushed message does not follow the shown ones', async () => {
  const { server, socket } = await openThread();
  server.newest = 5;
  await socket.receive('chat', chatEvent(5));
  await pass(LONG_MS);
  expect(shown()).toEqual(textsUpTo(5));
  expect(callsOf(READ).at(-1)?.body).toMatchObject({ seq: 5 });
});

describe('after a failed fetch of missed messages', () => {
  test.each(['peer', 'self'] as const)(
    '14: fetches all missing messages with the next pushed message from %s',
    async (from) => {
      const { server, socket } = await openThreadWithLostGap();
      server.isReachable = true;
      await socket.receive('chat', chatEvent(6, { from }));
      await pass(LONG_MS);
      expect(shown()).toEqual(textsUpTo(6));
    },
  );

  test('14: marks no message as read that is not shown, at the next pushed message', async () => {
    const { socket } = await openThreadWithLostGap();
    await socket.receive('chat', chatEvent(6));
    await pass(LONG_MS);
    expect(shown()).not.toContain('Message 4');
    expect(callsOf(READ).map(({ body }) => body.seq)).toEqual([3]);
  });

  test('14: fetches all missing messages although nothing else is pushed', async () => {
    const { server } = await openThreadWithLostGap();
    server.isReachable = true;
    await pass(LONG_MS);
    expect(shown()).toEqual(textsUpTo(6));
    expect(callsOf(READ).at(-1)?.body).toMatchObject({ seq: 6 });
  });

  test('14: stops fetching once the thread does not exist any more', async () => {
    const { server, socket } = await openThread();
    server.isGone = true;
    await socket.receive('chat', chatEvent(5));
    await pass(LONG_MS);
    expect(callsOf(THREAD)).toHaveLength(1);
  });
});

test('fetches the gap before an own message that was stored behind it', async () => {
  const { server, socket } = await openThread();
  server.newest = 6;
  socket.acknowledging('chat', ({ msg }) => ({
    ok: true,
    id: 'message-6',
    seq: 6,
    time: NOW,
    msg,
    remainingCredits: credits(),
  }));
  await act(async () => {
    screen.getByRole('button', { name: 'Send' }).click();
    await jest.advanceTimersByTimeAsync(LONG_MS);
  });
  expect(shown()).toEqual(textsUpTo(6));
});
