import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AskPush } from '#components/push/ask-push.tsx';
import { PushBlock } from '#components/push/push-block.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { textOf } from '../support/element.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { playPush, withoutPush } from './push-world.ts';

const ON = 'POST /api/users/pushToken';
const OFF = 'DELETE /api/users/pushToken';
const TOKEN = JSON.stringify({ endpoint: 'https://push.test/1' });

afterEach(() => {
  withoutPush();
  jest.restoreAllMocks();
});

function openBlock(brand: BrandId = 'dolcevita') {
  const content = <PushBlock trackerId={OWN_ID} pushKey="key" brand={brand} />;
  const page = renderMember(content, { brand, user: { delay: null } });
  const t = (key: string) => page.say(`mailing.channels.push.${key}`);
  const start = () => screen.findByRole('button', { name: t('start') });
  return { ...page, t, start };
}

test.each(PLACES)('is switched on on %s (%s) by a press and off by another', async (brand) => {
  const done = playPush({ permission: 'default' });
  const { user, say, t, start } = openBlock(brand);
  answering({ [ON]: { result: 'OK' }, [OFF]: { result: 'OK' } });
  await user.click(await start());
  expect(await screen.findByText(t('on'))).not.toBeNull();
  expect(screen.getByText(say('mailing.channels.works'))).not.toBeNull();
  expect(done).toEqual([`register /sw.js?brand=${brand}`, 'subscribe key']);
  const token = { pushToken: TOKEN, clickid: OWN_ID };
  expect(callsOf(ON).map(({ body }) => body)).toEqual([{ ...token, renewed: false }]);
  await user.click(screen.getByRole('button', { name: t('stop') }));
  expect(await start()).not.toBeNull();
  expect(done.at(-1)).toBe('unsubscribe');
  expect(callsOf(OFF).map(({ body }) => body)).toEqual([token]);
});

test('says that the browser blocks it, and offers no useless button', async () => {
  playPush({ permission: 'denied' });
  const { t } = openBlock('lumiere');
  expect(await screen.findByText(t('denied'))).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says so when the member denies the browser’s permission prompt', async () => {
  playPush({ permission: 'default', answer: 'denied' });
  const { user, t, start } = openBlock('fuego');
  await user.click(await start());
  expect(await screen.findByText(t('denied'))).not.toBeNull();
  expect(callsOf(ON)).toEqual([]);
});

test('stays off when the permission prompt is only closed', async () => {
  playPush({ permission: 'default', answer: 'default' });
  const { user, t, start } = openBlock('spark');
  await user.click(await start());
  expect(await screen.findByText(t('off'))).not.toBeNull();
  expect(callsOf(ON)).toEqual([]);
});

test('says that this browser has no push, and on an iPhone how to enable it', async () => {
  const { t, unmount } = openBlock();
  expect(await screen.findByText(t('unsupported'))).not.toBeNull();
  unmount();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
  openBlock();
  expect(await screen.findByText(t('homeScreen'))).not.toBeNull();
});

test.each([
  ['offline', OFFLINE],
  ['push_token_refused', refusal(422, 'push_token_refused')],
] as const)('says why it could not be switched on (%s), and stays off', async (code, answer) => {
  playPush({ permission: 'default' });
  const { user, say, start } = openBlock('spark');
  answering({ [ON]: answer });
  await user.click(await start());
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say(`errors.${code}`));
  });
  expect(await start()).not.toBeNull();
});

test('says so when the browser fails to subscribe', async () => {
  playPush({ permission: 'default', broken: true });
  const { user, say, start } = openBlock();
  await user.click(await start());
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.push_token_refused'));
  });
});

const said = (seq: number) => ({ from: 'self', type: 'personal', seq });

/** A thread in which an own message has just been sent. */
function sendFirst(brand: BrandId = 'dolcevita', pushKey: string | null = 'key') {
  answering({
    'GET /api/get/channels/{trackerId}': {
      email: true,
      telegram: false,
      pushNotifications: false,
      telegramId: null,
      pause: null,
      devices: 0,
      pushKey,
      telegramReady: true,
    },
  });
  const page = renderMember(<AskPush stored={[]} name="Anna" />, { brand, user: { delay: null } });
  const strip = () =>
    screen.queryByRole('complementary', { name: containing(page.say('chat.askPush.label')) });
  expect(strip()).toBeNull();
  page.redraw(<AskPush stored={[said(1)]} name="Anna" />);
  const press = (key: string) =>
    page.user.click(screen.getByRole('button', { name: page.say(`chat.askPush.${key}`) }));
  return { ...page, strip, press };
}

test.each(PLACES)(
  'is proposed on %s (%s) after the first message, and switched on from there',
  async (brand) => {
    playPush({ permission: 'default' });
    const { say, strip, press, redraw } = sendFirst(brand);
    answering({ [ON]: { result: 'OK' } });
    await waitFor(() => {
      expect(strip()).not.toBeNull();
    });
    await press('yes');
    expect(await screen.findByText(say('chat.askPush.on'))).not.toBeNull();
    expect(strip()).toBeNull();
    redraw(<AskPush stored={[said(1), said(2)]} name="Anna" />);
    expect(strip()).toBeNull();
  },
);

test('is not proposed again to a member who declined, and only after two weeks to one who did not answer', async () => {
  playPush({ permission: 'default' });
  const first = sendFirst();
  await waitFor(() => {
    expect(first.strip()).not.toBeNull();
  });
  expect(Number(localStorage.getItem('pushAsked'))).toBeGreaterThan(0);
  first.unmount();
  const second = sendFirst();
  expect(second.strip()).toBeNull();
  expect(callsOf('GET /api/get/channels/{trackerId}')).toHaveLength(1);
  second.unmount();
  localStorage.removeItem('pushAsked');
  const third = sendFirst();
  await waitFor(() => {
    expect(third.strip()).not.toBeNull();
  });
  await third.press('no');
  expect(third.strip()).toBeNull();
  expect(localStorage.getItem('pushAsked')).toBe('never');
});

test.each([
  ['a brand without push', 'default', null],
  ['a browser that refused', 'denied', 'key'],
  ['a browser that is switched on', 'granted', 'key'],
] as const)('is not proposed on %s', async (_, permission, pushKey) => {
  playPush({ permission });
  const { strip } = sendFirst('spark', pushKey);
  if (permission === 'default') {
    await waitFor(() => {
      expect(callsOf('GET /api/get/channels/{trackerId}')).toHaveLength(1);
    });
  }
  expect(strip()).toBeNull();
});
