import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MissingScriptStrip } from '#components/shell/missing-script-strip.tsx';
import { OfflineStrip } from '#components/realtime/offline-strip.tsx';
import { Thread } from '#components/chat/thread/thread.tsx';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import { later } from '#components/ui/later.tsx';
import { reportLog } from '#lib/http/client/report-log.ts';
import { isReloadHeld, watchTypedInput } from '#lib/realtime/client/hold-reload.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { message, NOW, thread } from '#tests/component/support/chat.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import { freshPeer, stored, THREAD } from './render-thread.tsx';

const LOG = 'POST /api/log/client';
const READ = 'POST /api/log/notification/readed';
const LOAD_MS = 100;
const MINUTES_5 = 300_000;
/** Longer than the pause between two attempts of any load or call. */
const PAUSE_MS = 60_000;

let stopWatching: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stopWatching = watchTypedInput();
});
afterEach(() => {
  stopWatching();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const reloads = () => navigations().filter(({ kind }) => kind === 'reload');

/** A thread with three messages, a part whose script is not loaded yet, and the strips of the shell. */
async function openPage() {
  const network = { isUp: false };
  const upTo = (newest: number) => Array.from({ length: newest }, (_, index) => message(index + 1));
  const server = { newest: 3 };
  const peer = freshPeer();
  const Part = later(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    if (!network.isUp) throw new Error('Failed to load chunk');
    return () => <p>The part</p>;
  });
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input !== '/sw.js') return fetch(input, init);
    if (!network.isUp) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('const {"version":"another"}'));
  });
  answering({
    [THREAD]: ({ query }) =>
      network.isUp
        ? thread({ peer, messages: upTo(server.newest).slice(Number(query['after'] ?? 0)) })
        : OFFLINE,
    [READ]: () => (network.isUp ? { result: 'OK', unread: 0 } : OFFLINE),
    [LOG]: () => (network.isUp ? { result: 'OK' } : OFFLINE),
    'GET /api/get/all/{trackerId}': OFFLINE,
    'GET /api/get/credits/{trackerId}': OFFLINE,
  });
  const page = renderMember(
    <OpeningThreadProvider prefix="">
      <OfflineStrip loginHref="/login" />
      <MissingScriptStrip />
      <Part />
      <Thread
        thread={thread({ peer, messages: upTo(3) })}
        online={false}
        city={null}
        needsCardCheck={false}
        cardCheckHref="/checkout/check"
        cardVerified={false}
        now={NOW}
        timeZone="Europe/Rome"
        prefix=""
      />
    </OpeningThreadProvider>,
  );
  // The first connection is the page's own update, and no action of the test.
  await jest.advanceTimersByTimeAsync(0);
  await pass(LOAD_MS);
  const field = (): HTMLTextAreaElement =>
    screen.getByRole('textbox', {
      name: page.say('chat.composer.label', { name: peer.screenName }),
    });
  const type = (text: string): void => {
    fireEvent.input(field(), { target: { value: text } });
  };
  const send = (): void => {
    fireEvent.click(screen.getByRole('button', { name: page.say('chat.composer.send') }));
  };
  return { ...page, network, server, field, type, send };
}

test('11, 13, 14, 27: five minutes offline and a deploy lose nothing typed, sent, received or reported', async () => {
  const { socket, network, server, field, type, send, say } = await openPage();
  await socket.receive('softwareVersion', { softwareVersion: 'test', reload: false });
  await socket.drop();
  reportLog('E R R O R', 'while offline');
  type('Written offline');
  await pass(0);
  send();
  type('Half a sente');
  await pass(MINUTES_5);

  screen.getByText(say('notifications.connection.closed'));
  screen.getByText(say('failure.part'));
  screen.getByText('Written offline');
  expect(field().value).toBe('Half a sente');
  expect(socket.payloadsOf('chat')).toEqual([]);

  // Meanwhile two messages arrived, and the server has another build.
  network.isUp = true;
  server.newest = 5;
  socket.acknowledging('chat', ({ msg }) => stored(6, String(msg)));
  await socket.comeBack();
  await socket.receive('softwareVersion', { softwareVersion: 'another', reload: true });
  await pass(PAUSE_MS);

  expect(socket.payloadsOf('chat')).toMatchObject([{ msg: 'Written offline' }]);
  for (const text of ['Message 4', 'Message 5', 'The part']) screen.getByText(text);
  expect(screen.getAllByText('Written offline')).toHaveLength(1);
  expect(screen.queryByText(say('notifications.connection.closed'))).toBeNull();
  expect(screen.queryByText(say('failure.part'))).toBeNull();
  expect(callsOf(LOG).at(-1)?.body).toMatchObject({ logText: 'while offline' });
  // The reload waits for the half sentence.
  expect(field().value).toBe('Half a sente');
  expect([isReloadHeld(), reloads()]).toEqual([true, []]);
  type('');
  await pass(PAUSE_MS);
  expect(reloads()).toHaveLength(1);
});

test('13: a restart waits for what is typed while sends wait for their answer', async () => {
  const { socket, type, send } = await openPage();
  const answer = Promise.withResolvers<Acknowledgement>();
  socket.acknowledging('chat', () => answer.promise);
  type('Ciao');
  await pass(0);
  send();
  await socket.receive('restart', {} as never);
  await pass(PAUSE_MS / 2);
  type('Half a sente');
  answer.resolve(stored(4, 'Ciao'));
  await pass(PAUSE_MS);
  expect(reloads()).toEqual([]);
  type('');
  await pass(PAUSE_MS);
  expect(reloads()).toHaveLength(1);
});
