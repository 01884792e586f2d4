import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { message, NOW, thread } from '#tests/component/support/chat.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import type { ThreadAnswer } from '#components/chat/state/types.ts';
import { freshPeer, renderThread, THREAD } from './render-thread.tsx';

const DAY = 86_400_000;
const at = (seq: number) => message(seq, { time: NOW - Math.floor((10 - seq) / 2) * DAY });
const pageOf = (from: number, to: number): readonly ReturnType<typeof at>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => at(from + index));

describe('history of a thread', () => {
  test('loads page by page near its start, each message once and in order', async () => {
    const peer = freshPeer();
    answering({
      [THREAD]: ({ query }) => {
        const before = Number(query['before']);
        const messages = pageOf(Math.max(1, before - 3), before - 1);
        return thread({ peer, messages, hasMore: before > 4 });
      },
    });
    const { say } = renderThread(
      { peer, messages: pageOf(8, 10), hasMore: true },
      { brand: 'spark' },
    );
    await screen.findByText('Message 1');
    const texts = screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
    expect(texts).toEqual(pageOf(1, 10).map(({ msg }) => msg));
    expect(callsOf(THREAD).map(({ query }) => query['before'])).toEqual(['8', '5', '2']);
    const box = screen.getByRole('region', { name: say('chat.messages') });
    const days = within(box)
      .getAllByRole('region')
      .map((one) => one.getAttribute('aria-label'));
    expect(days).toHaveLength(5);
    expect(new Set(days).size).toBe(5);
  });

  test('says that it is loading, once', async () => {
    const peer = freshPeer();
    const page = deferred<ThreadAnswer>();
    answering({ [THREAD]: () => page.promise });
    const { say } = renderThread({ peer, messages: pageOf(8, 10), hasMore: true });
    await screen.findByText(say('chat.loading'));
    fireEvent.scroll(screen.getByRole('region', { name: say('chat.messages') }));
    page.resolve(thread({ peer, messages: pageOf(5, 7) }));
    await screen.findByText('Message 5');
    expect(screen.queryByText(say('chat.loading'))).toBeNull();
    expect(callsOf(THREAD)).toHaveLength(1);
  });

  test('shows that a page failed to load, and retries on scrolling up', async () => {
    const peer = freshPeer();
    answering({ [THREAD]: OFFLINE });
    const { say } = renderThread(
      { peer, messages: pageOf(8, 10), hasMore: true },
      { brand: 'lumiere' },
    );
    await screen.findByText(say('errors.offline'));
    await waitFor(() => {
      expect(screen.queryByText(say('chat.loading'))).toBeNull();
    });
    answering({ [THREAD]: thread({ peer, messages: pageOf(5, 7) }) });
    fireEvent.scroll(screen.getByRole('region', { name: say('chat.messages') }));
    await screen.findByText('Message 5');
  });

  test('fetches nothing when nothing is older', () => {
    const { say } = renderThread({ messages: pageOf(8, 10) });
    fireEvent.scroll(screen.getByRole('region', { name: say('chat.messages') }));
    expect(callsOf(THREAD)).toEqual([]);
  });
});
