import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CALL_ALIVE_EVERY_MS } from '#lib/calls/limits.ts';
import type { CallSignal } from '#lib/realtime/events.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { refused } from '#tests/component/support/socket.ts';
import {
  ACCEPT,
  accepted,
  anna,
  answered,
  END,
  ID,
  link,
  media,
  name,
  reach,
  relay,
  renderPage,
  START,
  tab,
  view,
} from './render-call.tsx';

describe('a call of the member', () => {
  test('begins with the microphone, and connects by the relay alone once it is accepted', async () => {
    const { inside, say, signals } = await answered();
    expect(callsOf(START)[0]?.body).toMatchObject({ angelId: anna.angelId });
    expect(link().configuration).toEqual({
      iceTransportPolicy: 'relay',
      iceServers: [relay],
    });
    await waitFor(() => {
      expect(signals()).toEqual([{ kind: 'offer', sdp: 'offer 1' }]);
    });
    await reach('connected');
    inside.getByText(say('calls.state.connected'));
    expect(inside.getByRole('timer').textContent).toBe('0:00');
  });

  test('applies what arrives in any order: candidates wait for the description', async () => {
    const { socket } = await answered();
    const send = (signal: CallSignal) =>
      socket.receive('callSignal', { id: ID, tab: tab(), round: 0, signal });
    await send({ kind: 'candidate', candidate: 'candidate:1', mid: '0' });
    expect(link().candidates).toEqual([]);
    await send({ kind: 'answer', sdp: 'theirs' });
    await waitFor(() => {
      expect(link().candidates).toEqual([{ candidate: 'candidate:1', sdpMid: '0' }]);
    });
    const foreign = { id: ID, tab: crypto.randomUUID(), round: 0 };
    await socket.receive('callSignal', { ...foreign, signal: { kind: 'answer', sdp: 'other' } });
    expect(link().remoteDescription?.sdp).toBe('theirs');
  });

  test('is negotiated again when its connection fails, or the other side asks for it', async () => {
    const { inside, say, signals, socket } = await answered();
    await reach('connected');
    await reach('failed');
    inside.getByText(say('calls.state.reconnecting'));
    await waitFor(() => {
      expect(link().offers).toEqual([{ iceRestart: false }, { iceRestart: true }]);
    });
    await socket.receive('callSignal', {
      id: ID,
      tab: tab(),
      round: 0,
      signal: { kind: 'restart' },
    });
    await waitFor(() => {
      expect(signals().filter(({ kind }) => kind === 'offer')).toHaveLength(3);
    });
  });

  test('ends by one press: microphone and connection are off, and the server knows', async () => {
    const { press, isClosed } = await answered();
    await press('hangUp');
    await isClosed();
    expect(callsOf(END).map(({ params }) => params)).toEqual([{ id: ID }]);
    expect(media.tracks.every(({ stop }) => stop.mock.calls.length > 0)).toBe(true);
    expect(link().isClosed).toBe(true);
  });

  test.each([
    ['declined', 'declined'],
    ['ended', 'hung_up'],
    ['ended', 'lost'],
  ] as const)('that is %s as %s closes and says so', async (state, reason) => {
    const { socket, isClosed, say } = await answered();
    await socket.receive('call', view({ state, reason }));
    await isClosed();
    await screen.findByText(say(`calls.over.${reason}`, { name, minutes: 60 }));
    expect(callsOf(END)).toEqual([]);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'that nobody answers says so in %s, and can be made again',
    async (locale) => {
      const { dialog, say, socket, press, user } = renderPage({ brand: 'spark', locale });
      await user.click(screen.getByRole('button', { name: say('calls.start', { name }) }));
      const inside = await dialog();
      await inside.findByText(say('calls.state.ringing'));
      await socket.receive('call', view({ state: 'missed', reason: 'no_answer' }));
      const alert = await inside.findByRole('alert');
      expect(alert.textContent).toBe(say('calls.over.no_answer', { name }));
      expect(media.tracks[0]?.stop).toHaveBeenCalled();
      await press('callAgain');
      await inside.findByText(say('calls.state.ringing'));
      expect([callsOf(START).length, callsOf(END).length]).toEqual([2, 0]);
    },
  );

  test('mutes the microphone', async () => {
    const { press, inside, say } = await answered();
    await press('mute');
    expect(media.tracks[0]?.enabled).toBe(false);
    const button = inside.getByRole('button', { name: say('calls.unmute') });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await press('unmute');
    expect(media.tracks[0]?.enabled).toBe(true);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'that the server refuses says why in %s',
    async (locale) => {
      answering({ [START]: refusal(409, 'callee_unreachable') });
      const { dialog, say, user, isClosed } = renderPage({ brand: 'spark', locale });
      await user.click(screen.getByRole('button', { name: say('calls.start', { name }) }));
      const inside = await dialog();
      await inside.findByText(say('errors.callee_unreachable'));
      expect(media.tracks[0]?.stop).toHaveBeenCalled();
      await user.click(inside.getByRole('button', { name: say('calls.close') }));
      await isClosed();
    },
  );

  test.each([
    ['NotAllowedError', 'micRefused'],
    ['NotFoundError', 'micMissing'],
  ] as const)(
    'without a microphone (%s) is not made, and can be tried again',
    async (fault, copy) => {
      media.fault = fault;
      const { dialog, say, user, press } = renderPage();
      await user.click(screen.getByRole('button', { name: say('calls.start', { name }) }));
      const inside = await dialog();
      const alert = await inside.findByRole('alert');
      expect(alert.textContent).toBe(say(`calls.failed.${copy}`));
      expect(callsOf(START)).toEqual([]);
      media.fault = null;
      await press('retry');
      await inside.findByText(say('calls.state.ringing'));
    },
  );
});

describe('a call of another member', () => {
  test('asks before anything is opened, and is accepted in this tab', async () => {
    const page = renderPage();
    const { say, socket, user } = page;
    await socket.receive('call', view({ role: 'callee' }));
    const dialog = await screen.findByRole('dialog', {
      name: say('calls.incoming.title', { name }),
    });
    within(dialog).getByText(say('calls.incoming.text'));
    expect(media.tracks).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: say('calls.incoming.accept') }));
    await (await page.dialog()).findByText(say('calls.state.connecting'));
    expect(callsOf(ACCEPT)[0]?.params).toEqual({ id: ID });
    const signal = { kind: 'offer', sdp: 'theirs' } as const;
    await socket.receive('callSignal', { id: ID, tab: tab(), round: 0, signal });
    await waitFor(() => {
      expect(page.signals()).toEqual([{ kind: 'answer', sdp: 'answer' }]);
    });
    expect(link().senders.map(({ sent }) => sent)).toEqual([[media.tracks[0]], [null]]);
  });

  test('is declined', async () => {
    const { say, socket, user, isClosed } = renderPage();
    await socket.receive('call', view({ role: 'callee' }));
    await user.click(await screen.findByRole('button', { name: say('calls.incoming.decline') }));
    await isClosed();
    expect(callsOf(END)).toHaveLength(1);
    expect(callsOf(ACCEPT)).toEqual([]);
  });

  test.each([
    ['another tab accepted it', { state: 'active', tab: crypto.randomUUID() }],
    ['the caller gave up', { state: 'missed', reason: 'canceled' }],
  ] as const)('stops ringing when %s', async (_, change) => {
    const { socket, isClosed } = renderPage();
    await socket.receive('call', view({ role: 'callee' }));
    await screen.findByRole('dialog');
    await socket.receive('call', view({ role: 'callee', ...change }));
    await isClosed();
    expect(callsOf(END)).toEqual([]);
  });

  test('asks the calling side to negotiate again when its connection fails', async () => {
    const { signals } = await accepted();
    await reach('failed');
    await waitFor(() => {
      expect(signals()).toEqual([{ kind: 'restart' }]);
    });
  });

  test('says that it is there, and is closed when the server no longer knows it', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { socket, isClosed } = await accepted();
    const alive = timers.mock.calls.find(([, ms]) => ms === CALL_ALIVE_EVERY_MS)?.[0];
    timers.mockRestore();
    const tick = () =>
      act(async () => {
        alive?.();
        await Promise.resolve();
      });
    const active = view({ role: 'callee', state: 'active' });
    socket.acknowledging('callAlive', { ok: true, call: active });
    await tick();
    expect(socket.payloadsOf('callAlive')).toEqual([{ id: ID, tab: tab() }]);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    socket.acknowledging('callAlive', refused('call_over'));
    await tick();
    await isClosed();
    expect(link().isClosed).toBe(true);
  });
});

test('a report is written in the call, and stays open when the call ends meanwhile', async () => {
  const { inside, say, user, socket, isClosed } = await answered();
  await user.click(inside.getByRole('button', { name: say('safety.menu', { name }) }));
  await user.click(await screen.findByRole('menuitem', { name: say('safety.report.item') }));
  await screen.findByText(say('safety.report.call', { name }));
  await socket.receive('call', view({ state: 'ended', reason: 'hung_up' }));
  expect(link().isClosed).toBe(true);
  screen.getByText(say('safety.report.call', { name }));
  await user.click(screen.getByRole('button', { name: say('safety.close') }));
  await isClosed();
});
