import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NotificationsPage } from '#components/notifications/notifications-page.tsx';
import type {
  NotificationsAnswer,
  ReceivedNotification,
} from '#components/notifications/notice-list.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { chatEvent, NOW } from '../support/chat.ts';
import { containing } from '../support/copy.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';
import { hideTab, showTab } from './tab-view.ts';

const SEEN = 'POST /api/log/notification/readed';
const LIST = 'GET /api/get/notifications/{trackerId}';

function received(
  screenName: string,
  change: Partial<ReceivedNotification> = {},
): ReceivedNotification {
  return {
    angelId: screenName.toLowerCase(),
    screenName,
    photo: null,
    kind: 'member',
    answeredBy: [],
    label: null,
    type: 'like',
    category: null,
    isRead: true,
    time: NOW - 3_600_000,
    ...change,
  };
}

function openPage(lists: Partial<NotificationsAnswer> = {}, brand: BrandId = 'dolcevita') {
  answering({
    [SEEN]: { result: 'OK', unread: 0 },
    'GET /api/get/all/{trackerId}': { unreadMessages: 0, newNotifications: 0, likedProfiles: [] },
  });
  const initial = { like: [], visits: [], ...lists };
  const content = <NotificationsPage initial={initial} now={NOW} timeZone="UTC" prefix="" />;
  const page = renderMember(content, { brand, path: '/notifications', user: { delay: null } });
  const { say } = page;
  const tab = (value: string) =>
    screen.getByRole('tab', { name: containing(say(`notifications.tabs.${value}`)) });
  const row = (kind: string, name: string) =>
    screen.queryByText(say(`notifications.row.${kind}`, { name }));
  return { ...page, tab, row };
}

test.each(PLACES)(
  'is empty on %s (%s) with a link to the search, without a tab of visits',
  (brand) => {
    const { say } = openPage({}, brand);
    expect(screen.getByText(say('notifications.empty.title'))).not.toBeNull();
    expect(screen.getByText(say('notifications.empty.text'))).not.toBeNull();
    const find = screen.getByRole('link', { name: say('notifications.empty.action') });
    expect(find.getAttribute('href')).toBe('/find');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(callsOf(SEEN)).toEqual([]);
  },
);

test('shows likes and visits in tabs of their own, and only likes as missing where there are visits', async () => {
  const { user, say, tab, row } = openPage({ visits: [received('Bea', { type: 'visit' })] });
  expect(screen.getByText(say('notifications.empty.likes'))).not.toBeNull();
  await user.click(tab('visits'));
  expect(row('visit', 'Bea')).not.toBeNull();
  await user.click(tab('likes'));
  expect(row('visit', 'Bea')).toBeNull();
});

test('leads from the likes to those that can be answered', () => {
  const { say } = openPage({ like: [received('Anna')] });
  const answer = screen.getByRole('link', { name: say('notifications.likers') });
  expect(answer.getAttribute('href')).toBe('/likes');
});

test('links a row to the profile and a match to the chat, and labels a hosted profile by the short pill', () => {
  const label = 'The whole sentence';
  const hosted = { kind: 'hosted', answeredBy: ['script', 'ai'], label } as const;
  const { say } = openPage({
    like: [received('Anna'), received('Carla', { category: 'like_reply', ...hosted })],
  });
  const rows = screen.getAllByRole('listitem').map((line) => within(line).getByRole('link'));
  expect(rows.map((link) => link.getAttribute('href'))).toEqual(['/user/anna', '/chats/carla']);
  expect(textOf(rows[1])).toContain(say('notifications.row.match', { name: 'Carla' }));
  expect(textOf(rows[1])).toContain(label);
  const pill = screen.getByText(say('profile.hosted.short'));
  expect(pill.getAttribute('aria-hidden')).toBe('true');
  screen.getByText(`${say('profile.hosted.pill.script')}, ${say('profile.hosted.pill.ai')}`);
  expect(screen.getByText(label).className).toBe('sr-only');
});

test('marks what is new, counts it, and reports it as seen once', async () => {
  const { say, tab } = openPage({ like: [received('Anna', { isRead: false }), received('Bea')] });
  expect(screen.getAllByText(say('notifications.unread'))).toHaveLength(1);
  expect(textOf(tab('likes'))).toContain(say('notifications.fresh', { count: 1 }));
  await waitFor(() => {
    expect(callsOf(SEEN)).toHaveLength(1);
  });
});

test('shows what is new above the earlier ones, each under a heading, and no heading where nothing is new', async () => {
  const { say, unmount } = openPage({
    like: [received('Bea'), received('Anna', { isRead: false })],
  });
  const heads = ['fresh', 'earlier'].map((group) => say(`notifications.groups.${group}`));
  expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(heads);
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringContaining('Anna'),
    expect.stringContaining('Bea'),
  ]);
  await waitFor(() => {
    expect(callsOf(SEEN)).toHaveLength(1);
  });
  unmount();
  openPage({ like: [received('Bea')] });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('shows a new one by its picture as on a card, with what can be done about it, and ends with the way to the search', async () => {
  const photo = '/photos/a-thumb.webp';
  const { say } = openPage({
    like: [
      received('Anna', { isRead: false, photo }),
      received('Carla', { isRead: false, category: 'like_reply' }),
    ],
  });
  const [like, match] = screen.getAllByRole('listitem');
  expect(like?.querySelector('img')?.getAttribute('src')).toBe('/photos/a-card.webp');
  expect(textOf(like)).toContain(say('notifications.incoming.see'));
  expect(textOf(match)).toContain(say('notifications.write'));
  screen.getByText(say('notifications.end'));
  const find = screen.getByRole('link', { name: say('notifications.empty.action') });
  expect(find.getAttribute('href')).toBe('/find');
  await waitFor(() => {
    expect(callsOf(SEEN)).toHaveLength(1);
  });
});

test('reports it as seen only once the tab is visible', async () => {
  hideTab();
  openPage({ like: [received('Anna', { isRead: false })] });
  expect(callsOf(SEEN)).toEqual([]);
  act(showTab);
  await waitFor(() => {
    expect(callsOf(SEEN)).toHaveLength(1);
  });
});

test('shows an arriving like and visit on the open page, on top of their lists', async () => {
  const { user, socket, tab, row } = openPage({ like: [received('Bea')] });
  await socket.receive('chat', chatEvent(4, { type: 'like', screenName: 'Anna', msg: null }));
  const first = screen.getAllByRole('listitem')[0];
  expect(textOf(first)).toContain('Anna');
  await socket.receive('chat', chatEvent(5, { type: 'visit', screenName: 'Anna', msg: null }));
  await user.click(tab('visits'));
  expect(row('visit', 'Anna')).not.toBeNull();
});

test('ignores an arriving message', async () => {
  const { socket } = openPage({ like: [received('Bea')] });
  await socket.receive('chat', chatEvent(4));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a closed conversation removes its likes and visits, and reopening brings them back', async () => {
  const { socket, row } = openPage({
    like: [received('Anna')],
    visits: [received('Anna', { type: 'visit' })],
  });
  await socket.receive('conversation', { angelId: 'anna', closed: true });
  expect(row('like', 'Anna')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  answering({ [LIST]: { like: [received('Anna')], visits: [] } });
  await socket.receive('conversation', { angelId: 'anna', closed: false });
  await waitFor(() => {
    expect(row('like', 'Anna')).not.toBeNull();
  });
});

test('fetches what it missed once a lost connection is back', async () => {
  const { socket, row } = openPage();
  answering({ [LIST]: { like: [received('Dora')], visits: [] } });
  await socket.drop();
  await socket.comeBack();
  await socket.receive('catchUp', {});
  await waitFor(() => {
    expect(row('like', 'Dora')).not.toBeNull();
  });
});

test('keeps what was new on arrival as new when it fetches again, as the server counts it as seen by then', async () => {
  const { say, socket, row } = openPage({ like: [received('Anna', { isRead: false })] });
  answering({ [LIST]: { like: [received('Dora'), received('Anna')], visits: [] } });
  await socket.drop();
  await socket.comeBack();
  await socket.receive('catchUp', {});
  await waitFor(() => {
    expect(row('like', 'Dora')).not.toBeNull();
  });
  expect(screen.getAllByText(say('notifications.unread'))).toHaveLength(1);
  expect(textOf(screen.getAllByRole('listitem')[0])).toContain('Anna');
});

test('replaces a picture that fails to load once, then shows the initial', async () => {
  const key = 'GET /api/dispenser/{id}/{country}/{cerco}';
  answering({ [key]: OFFLINE });
  openPage({ like: [received('Anna', { photo: '/photos/a-thumb.webp' })] });
  const picture = screen.getByRole('listitem').querySelector('img');
  if (picture) fireEvent.error(picture);
  await waitFor(() => {
    expect(screen.getByRole('listitem').querySelector('img')).toBeNull();
  });
  expect(callsOf(key)).toHaveLength(1);
  expect(textOf(screen.getByRole('listitem'))).toContain('A');
});
