import { afterEach, beforeEach } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CallButton } from '#components/calls/call-button.tsx';
import { CallHost } from '#components/calls/call-host.tsx';
import type { CallSignal, CallView } from '#lib/realtime/events.ts';
import { renderMember, type MemberOptions } from '#tests/component/support/render-member.tsx';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { installMedia, removeMedia, StandInLink, type Opened } from './stand-in-media.ts';

export const name = 'Anna';
export const ID = '0190a7b4-0000-7000-8000-000000000001';
export const START = 'POST /api/users/calls';
export const ACCEPT = 'POST /api/users/calls/{id}/accept';
export const END = 'POST /api/users/calls/{id}/end';
export const AWAY = 'POST /api/users/calls/{id}/away';
export const REJOIN = 'POST /api/users/calls/{id}/rejoin';
export const PICTURE = 'POST /api/users/calls/{id}/picture';
export const anna = { angelId: 'annaannaannaannaanXX', screenName: name, photo: null };
export const relay = { urls: ['turn:relay.test:3478'], username: '1:call', credential: 'c' };

/** With the credentials of a page that rejoined. */
export const renewedRelay = { ...relay, credential: 'renewed' };

export const view = (change: Partial<CallView> = {}): CallView => ({
  id: ID,
  ...anna,
  role: 'caller',
  state: 'ringing',
  reason: null,
  tab: null,
  startedAt: 1,
  answeredAt: null,
  round: 0,
  peerAway: false,
  ownPicture: false,
  peerPicture: false,
  ...change,
});

/** The devices of the page; new in each test of the importing file. */
export let media: Opened;
beforeEach(() => {
  sessionStorage.clear();
  media = installMedia();
  answering({
    [START]: { call: view(), relay },
    [ACCEPT]: { call: view({ role: 'callee', state: 'active' }), relay },
    [AWAY]: { result: 'OK' },
    [REJOIN]: { call: view({ state: 'active', round: 1 }), relay: renewedRelay },
    [END]: { result: 'OK' },
    [PICTURE]: { result: 'OK' },
  });
});
afterEach(removeMedia);

export function renderPage(options: MemberOptions = {}) {
  const page = renderMember(
    <>
      <CallButton peer={anna} />
      <CallHost />
    </>,
    options,
  );
  const { say, user, socket } = page;
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: say('calls.with', { name }) }));
  const isClosed = () =>
    waitFor(() => {
      if (screen.queryByRole('dialog') !== null) throw new Error('the dialog is open');
    });
  const press = async (key: string) =>
    user.click((await dialog()).getByRole('button', { name: say(`calls.${key}`) }));
  const signals = () => socket.payloadsOf('callSignal').map(({ signal }) => signal as CallSignal);
  return { ...page, dialog, isClosed, press, signals };
}

export const link = (): StandInLink => {
  const one = StandInLink.opened.at(-1);
  if (one === undefined) throw new Error('no connection was opened');
  return one;
};
export const reach = (state: 'connected' | 'failed') =>
  act(async () => {
    link().become(state);
    await Promise.resolve();
  });

/** Calls, and lets the other side accept. */
export async function answered() {
  const page = renderPage();
  const { user, say, socket } = page;
  await user.click(screen.getByRole('button', { name: say('calls.start', { name }) }));
  const inside = await page.dialog();
  await inside.findByText(say('calls.state.ringing'));
  await socket.receive('call', view({ state: 'active' }));
  await inside.findByText(say('calls.state.connecting'));
  return { ...page, inside };
}

/** Lets the other side call, and accepts. */
export async function accepted() {
  const page = renderPage();
  const { user, say, socket } = page;
  await socket.receive('call', view({ role: 'callee' }));
  await user.click(await screen.findByRole('button', { name: say('calls.incoming.accept') }));
  const inside = await page.dialog();
  await inside.findByText(say('calls.state.connecting'));
  return { ...page, inside };
}

export const tab = (): string =>
  callsOf(START)[0]?.body.tab ?? callsOf(ACCEPT)[0]?.body.tab ?? callsOf(REJOIN)[0]?.body.tab ?? '';
