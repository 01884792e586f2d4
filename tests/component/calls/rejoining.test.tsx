import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { holdCall, heldCall } from '#components/calls/held-call.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import {
  answered,
  AWAY,
  END,
  ID,
  link,
  media,
  name,
  reach,
  REJOIN,
  renderPage,
  renewedRelay,
  tab,
  view,
} from './render-call.tsx';
import { StandInLink, StandInTrack } from './stand-in-media.ts';

const unload = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
const BEFORE = '0190a7b4-0000-4000-8000-00000000000a';
const rounds = (page: ReturnType<typeof renderPage>) =>
  page.socket.payloadsOf('callSignal').map(({ round }) => round);

describe('a page that unloads in a call', () => {
  test('says that it left, does not end the call, and remembers it in the tab', async () => {
    await answered();
    await unload();
    expect(callsOf(AWAY).map(({ params, body }) => [params, body])).toEqual([
      [{ id: ID }, { tab: tab() }],
    ]);
    expect(callsOf(END)).toEqual([]);
    expect([link().isClosed, media.tracks[0]?.stop.mock.calls.length]).toEqual([true, 1]);
    expect(heldCall()).toEqual({ id: ID, tab: tab(), muted: false });
  });

  test('remembers that the microphone is muted, and nothing after the end', async () => {
    const { press } = await answered();
    await press('mute');
    expect(heldCall()?.muted).toBe(true);
    await press('hangUp');
    expect(heldCall()).toBeNull();
  });
});

describe('a reloaded page', () => {
  const held = () =>
    view({ role: 'caller', state: 'active', tab: BEFORE, answeredAt: Date.now() - 90_000 });

  async function reloaded(muted = false) {
    holdCall({ id: ID, tab: BEFORE, muted });
    const page = renderPage();
    await page.socket.receive('call', held());
    return page;
  }

  test('rejoins its call with new credentials, and makes a new connection', async () => {
    const page = await reloaded();
    const { say, dialog, signals } = page;
    const inside = await dialog();
    await inside.findByText(say('calls.state.reconnecting'));
    expect(callsOf(REJOIN).map(({ params, body }) => [params, body.before])).toEqual([
      [{ id: ID }, BEFORE],
    ]);
    await waitFor(() => {
      expect(signals()).toEqual([{ kind: 'offer', sdp: 'offer 1' }]);
    });
    expect(rounds(page)).toEqual([1]);
    expect(link().configuration.iceServers).toEqual([renewedRelay]);
    expect(link().senders[1]?.sent).toEqual([]);
    await reach('connected');
    inside.getByText(say('calls.state.connected'));
    expect(heldCall()?.tab).toBe(tab());
  });

  test('stays muted, with its camera off whatever it had agreed to', async () => {
    const shown = { state: 'active', round: 1, ownPicture: true } as const;
    answering({ [REJOIN]: { call: view(shown), relay: renewedRelay } });
    const { dialog, say } = await reloaded(true);
    const inside = await dialog();
    await inside.findByText(say('calls.state.reconnecting'));
    await waitFor(() => {
      expect(media.tracks.map(({ kind, enabled }) => [kind, enabled])).toEqual([['audio', false]]);
    });
    inside.getByRole('button', { name: say('calls.unmute') });
    inside.getByRole('button', { name: say('calls.showPicture') });
  });

  test('holds its side while the browser asks for the microphone, and tries again', async () => {
    media.fault = 'NotAllowedError';
    const { dialog, press, say } = await reloaded();
    const inside = await dialog();
    await inside.findByRole('alert');
    expect([callsOf(REJOIN).length, StandInLink.opened.length]).toEqual([1, 0]);
    media.fault = null;
    await press('retry');
    await inside.findByText(say('calls.state.reconnecting'));
    await waitFor(() => {
      expect(StandInLink.opened).toHaveLength(1);
    });
    expect([callsOf(REJOIN).length, callsOf(END).length]).toEqual([1, 0]);
  });

  test('that comes too late says so, and forgets the call', async () => {
    answering({ [REJOIN]: refusal(409, 'call_over') });
    const { isClosed, say } = await reloaded();
    await screen.findByText(say('calls.over.lost', { name }));
    await isClosed();
    expect([heldCall(), media.tracks, callsOf(END)]).toEqual([null, [], []]);
  });

  test.each([
    ['a call of another tab', { tab: crypto.randomUUID() }],
    ['another call', { id: '0190a7b4-0000-7000-8000-000000000002' }],
    ['one that has ended', { state: 'ended', reason: 'hung_up' }],
  ] as const)('leaves %s alone', async (_, change) => {
    holdCall({ id: ID, tab: BEFORE, muted: false });
    const { socket } = renderPage();
    await socket.receive('call', { ...held(), ...change });
    expect(callsOf(REJOIN)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves its call to the page that still holds it, as in a duplicated tab', async () => {
    const request = (_: string, __: object, work: (lock: null) => boolean) =>
      Promise.resolve(work(null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      await reloaded();
      expect(callsOf(REJOIN)).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});

describe('the side that stays', () => {
  test('sees that the other one left, and makes a new connection when it is back', async () => {
    const page = await answered();
    const { inside, say, socket, press } = page;
    await reach('connected');
    await press('showPicture');
    await socket.receive('call', view({ state: 'active', peerAway: true, ownPicture: true }));
    inside.getByText(say('calls.state.reconnecting'));
    const before = link();
    await socket.receive('call', view({ state: 'active', round: 1, ownPicture: true }));
    await waitFor(() => {
      expect(StandInLink.opened).toHaveLength(2);
    });
    expect(before.isClosed).toBe(true);
    // The camera that was on is sent by the new connection too.
    expect(link().senders[1]?.sent).toEqual([media.tracks[1]]);
    await waitFor(() => {
      expect(rounds(page)).toEqual([0, 1]);
    });
    await reach('connected');
    inside.getByText(say('calls.state.connected'));
  });

  test('applies the signals of the new round alone, also those that came first', async () => {
    const { socket } = await answered();
    const receive = (round: number, sdp: string) =>
      socket.receive('callSignal', {
        id: ID,
        tab: tab(),
        round,
        signal: { kind: 'answer', sdp },
      });
    await receive(1, 'early');
    expect(link().remoteDescription).toBeNull();
    await receive(0, 'late');
    await socket.receive('call', view({ state: 'active', round: 1 }));
    expect(StandInLink.opened).toHaveLength(2);
    await receive(0, 'later');
    await waitFor(() => {
      expect(link().remoteDescription?.sdp).toBe('early');
    });
  });

  test('shows who it is until the picture has frames again', async () => {
    const { inside, socket, say } = await answered();
    const showing = view({ state: 'active', peerPicture: true, ownPicture: true });
    await act(async () => {
      link().ontrack?.({ track: new StandInTrack('video') });
      await Promise.resolve();
    });
    await socket.receive('call', showing);
    inside.getByLabelText(say('calls.peerPicture', { name }));
    await socket.receive('call', { ...showing, peerAway: true });
    expect(inside.queryByLabelText(say('calls.peerPicture', { name }))).toBeNull();
    await socket.receive('call', showing);
    inside.getByLabelText(say('calls.peerPicture', { name }));
    await socket.receive('call', { ...showing, round: 1 });
    expect(inside.queryByLabelText(say('calls.peerPicture', { name }))).toBeNull();
  });
});

test('a microphone that was refused on accepting does not decline the call', async () => {
  media.fault = 'NotAllowedError';
  const { socket, user, say, dialog, press } = renderPage();
  await socket.receive('call', view({ role: 'callee' }));
  await user.click(await screen.findByRole('button', { name: say('calls.incoming.accept') }));
  await (await dialog()).findByRole('alert');
  media.fault = null;
  await press('retry');
  await (await dialog()).findByText(say('calls.state.connecting'));
  expect(callsOf(END)).toEqual([]);
});
