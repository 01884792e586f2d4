import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { IncomingPopup } from '#components/notifications/incoming-popup.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { chatEvent } from '../support/chat.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering } from '../support/server.ts';
import { hideTab, showTab } from './tab-view.ts';

const BRIEF = { country: 'it', region: 8, fluxid: '1', useAi: false };

beforeEach(() => {
  jest.useFakeTimers();
  // A minute into the visit.
  localStorage.setItem('landedTime', String(Date.now() - 60_000));
});

afterEach(() => {
  jest.useRealTimers();
  showTab();
});

interface Place {
  brand?: BrandId;
  path?: string;
  unread?: number;
  newNotifications?: number;
}

function openAt({ brand = 'dolcevita', path = '/find', ...counts }: Place = {}) {
  const content = <IncomingPopup prefix="" brief={BRIEF} />;
  const page = renderMember(content, { brand, path, counts, user: { delay: null } });
  const receiveChat = (change: Partial<ChatEvent> = {}, seq = 5) =>
    page.socket.receive('chat', chatEvent(seq, { unreadTotal: null, ...change }));
  const from = (name: string) => page.say('notifications.incoming.title', { name });
  const href = (key: string) =>
    screen.getByRole('link', { name: page.say(`notifications.${key}`) }).getAttribute('href');
  const close = () =>
    page.user.click(screen.getByRole('button', { name: page.say('notifications.incoming.close') }));
  return { ...page, receiveChat, from, href, close };
}

const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each(PLACES)('shows on %s (%s) a message, with a link to the chat', async (brand) => {
  const { receiveChat, from, href, close } = openAt({ brand });
  await receiveChat({ angelId: 'anna', screenName: 'Anna', msg: 'Are you there?' });
  expect(await screen.findByText(from('Anna'))).not.toBeNull();
  expect(screen.getByText('Are you there?')).not.toBeNull();
  expect(href('incoming.open')).toBe('/chats/anna');
  await close();
  expect(screen.queryByText(from('Anna'))).toBeNull();
});

test.each([
  ['visit', null, 'visit'],
  ['like', null, 'like'],
] as const)('shows a %s, with a link to the profile', async (type, category, row) => {
  const { receiveChat, say, href } = openAt({ brand: 'spark' });
  await receiveChat({ type, category, angelId: 'anna', screenName: 'Anna', msg: null });
  expect(await screen.findByText(say(`notifications.row.${row}`, { name: 'Anna' }))).not.toBeNull();
  expect(href('incoming.see')).toBe('/user/anna');
});

test('says that a message cannot be read yet, and shows nothing of it', async () => {
  const { receiveChat, from, say } = openAt({ brand: 'fuego' });
  await receiveChat({ screenName: 'Anna', blurred: true, msg: null, blurredMessage: 'x' });
  await screen.findByText(from('Anna'));
  expect(screen.getByText(say('notifications.incoming.hidden'))).not.toBeNull();
});

test('labels a hosted profile, and says who wrote the message', async () => {
  const { receiveChat, from, say } = openAt();
  await receiveChat({ screenName: 'Anna', kind: 'hosted', answeredBy: ['script'], answerer: 'ai' });
  await screen.findByText(from('Anna'));
  const who = say('profile.hosted.by.script');
  const sentence = screen.getByText(say('profile.hosted.label', { who }));
  expect(sentence.className).toBe('sr-only');
  screen.getByText(say('profile.hosted.short'));
  screen.getByText(say('profile.hosted.pill.script'));
  screen.getByText(say('chat.answerer.ai'));
});

test('groups later events behind the newest', async () => {
  const { receiveChat, from, say } = openAt({ brand: 'lumiere' });
  await receiveChat({ screenName: 'Anna', id: 'a:1' }, 1);
  await screen.findByText(from('Anna'));
  await receiveChat({ screenName: 'Bea', id: 'b:1', angelId: 'bea' }, 1);
  expect(await screen.findByText(from('Bea'))).not.toBeNull();
  expect(screen.queryByText(from('Anna'))).toBeNull();
  expect(screen.getByText(say('notifications.incoming.more', { count: 1 }))).not.toBeNull();
});

test.each([
  ['its own message', { from: 'self' as const }],
  ['a match, which has a moment of its own', { type: 'like', category: 'like_reply' }],
  ['a word of the system', { type: 'notice' }],
])('shows nothing for %s', async (_, change) => {
  // The dialog of the match shows both pictures.
  answering({
    'GET /api/users/photos/{trackerId}': { photos: [], most: 6, selfReviewSeconds: null },
  });
  const { receiveChat, say } = openAt();
  await receiveChat({ screenName: 'Anna', ...change });
  await later(60_000);
  expect(screen.queryByRole('button', { name: say('notifications.incoming.close') })).toBeNull();
});

test.each(['/chats/bea', '/purchase/pay', '/vip_plan/cred', '/it/paymentPage'])(
  'shows nothing on %s',
  async (path) => {
    const { receiveChat, from } = openAt({ path });
    await receiveChat({ screenName: 'Anna' });
    await later(60_000);
    expect(screen.queryByText(from('Anna'))).toBeNull();
  },
);

test('shows nothing in the first five seconds of a visit', async () => {
  localStorage.setItem('landedTime', String(Date.now()));
  const { receiveChat, from } = openAt();
  await receiveChat({ screenName: 'Anna' });
  await later(4_900);
  expect(screen.queryByText(from('Anna'))).toBeNull();
  await later(200);
  expect(await screen.findByText(from('Anna'))).not.toBeNull();
});

test.each([
  ['read', { angelId: 'anna', seq: 5, by: 'self', unreadTotal: 0 }],
  ['conversation', { angelId: 'anna', closed: true }],
] as const)('closes what was handled on another device (%s)', async (name, payload) => {
  const page = openAt();
  const { receiveChat, from, socket } = page;
  await receiveChat({ angelId: 'anna', screenName: 'Anna' });
  await screen.findByText(from('Anna'));
  await socket.receive(name, payload);
  await waitFor(() => {
    expect(screen.queryByText(from('Anna'))).toBeNull();
  });
});

test('stores a pending notification while the tab is hidden, and shows it on return', async () => {
  hideTab();
  const { receiveChat, from } = openAt();
  await receiveChat({ screenName: 'Anna' });
  await waitFor(() => {
    expect(localStorage.getItem('notificheInPending')).toBe('true');
  });
  expect(localStorage.getItem('tipologiaNotifica')).toBe('message');
  expect(screen.queryByText(from('Anna'))).toBeNull();
  act(showTab);
  expect(await screen.findByText(from('Anna'))).not.toBeNull();
  expect(localStorage.getItem('notificheInPending')).toBeNull();
});

test('shows the summary of unread counts forty seconds into the visit, once, and stores the notified count', async () => {
  localStorage.setItem('landedTime', String(Date.now() - 38_000));
  const { say, href, close } = openAt({ unread: 1, newNotifications: 2 });
  const title = say('notifications.summary.title');
  await later(1_000);
  expect(screen.queryByText(title)).toBeNull();
  await later(1_500);
  expect(await screen.findByText(title)).not.toBeNull();
  expect(screen.getByText(say('notifications.summary.messages', { count: 1 }))).not.toBeNull();
  expect(screen.getByText(say('notifications.summary.notices', { count: 2 }))).not.toBeNull();
  expect(href('summary.chats')).toBe('/chats');
  await close();
  expect(localStorage.getItem('messaggiNonLetti')).toBe('3');
  await later(120_000);
  expect(screen.queryByText(title)).toBeNull();
});

test('shows the summary at once after a reload with a pending notification', async () => {
  localStorage.setItem('notificheInPending', 'true');
  const { say, href } = openAt({ newNotifications: 1, brand: 'spark' });
  expect(await screen.findByText(say('notifications.summary.title'))).not.toBeNull();
  expect(href('summary.notifications')).toBe('/notifications');
});

test('shows no summary on a page that lists the same', async () => {
  const { say } = openAt({ path: '/notifications', newNotifications: 1 });
  await later(60_000);
  expect(screen.queryByText(say('notifications.summary.title'))).toBeNull();
  expect(localStorage.getItem('messaggiNonLetti')).toBe('1');
});

test('shows an asynchronously failed payment, with a link to the plans', async () => {
  const { say, socket, href } = openAt({ brand: 'fuego' });
  const texts = { title: say('notices.purchKo.title'), text: say('notices.purchKo.text') };
  await socket.receive('notification', { type: 'purchKo', angelId: null, ...texts });
  expect(await screen.findByText(texts.title)).not.toBeNull();
  expect(screen.getByText(texts.text)).not.toBeNull();
  expect(href('purchase.again')).toBe('/vip_plan/cred');
  await waitFor(() => {
    expect(socket.payloadsOf('brain')).toHaveLength(1);
  });
  expect(socket.payloadsOf('brain')[0]).toMatchObject({
    briefKind: 'purchKo',
    requestOrigin: 'online',
    fluxid: '1',
    country: 'it',
  });
});

test('shows no failed payment on the pages of a purchase', async () => {
  const { say, socket } = openAt({ path: '/vip_plan/cred' });
  const title = say('notices.purchKo.title');
  await socket.receive('notification', { type: 'purchKo', angelId: null, title, text: 'x' });
  await later(60_000);
  expect(screen.queryByText(title)).toBeNull();
});

test('takes no focus, and is announced in a live region', async () => {
  const { receiveChat, from } = openAt();
  const before = document.activeElement;
  await receiveChat({ screenName: 'Anna' });
  const said = await screen.findByText(from('Anna'));
  expect(document.activeElement).toBe(before);
  expect(textOf(said.closest('[role="status"]'))).toContain('Anna');
});
