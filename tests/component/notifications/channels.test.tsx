import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Channels } from '#components/profile/mailing/channels.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { textOf } from '../support/element.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { hideTab, showTab } from './tab-view.ts';

type Options = Partial<ComponentProps<typeof Channels>>;

const CHOICES = 'POST /api/users/changeNotificationPreferences';
const LINK = 'POST /api/users/telegramLink';
const UNLINK = 'DELETE /api/users/telegramLink';
const STATE = 'GET /api/get/channels/{trackerId}';

const BOT = 'https://t.me/dolcevita_bot?start=w0rd';
const state = (telegramId: string | null) => ({
  email: true,
  telegram: telegramId !== null,
  pushNotifications: false,
  telegramId,
  devices: 0,
  pause: null,
  pushKey: null,
  telegramReady: true,
});

afterEach(() => {
  jest.useRealTimers();
  showTab();
});

function openChannels(options: Options = {}, brand: BrandId = 'dolcevita') {
  const content = (
    <Channels
      trackerId={OWN_ID}
      email="nina@example.test"
      confirmed
      saved={{ email: true, telegram: false, pushNotifications: false }}
      prefix=""
      brand={brand}
      timeZone="UTC"
      channels={{ telegramReady: true, telegramId: null, pushKey: null }}
      {...options}
    />
  );
  const page = renderMember(content, {
    brand,
    path: '/activeNotifications',
    user: { delay: null },
  });
  const t = (key: string) => page.say(`mailing.channels.telegram.${key}`);
  const button = (key: string) => screen.queryByRole('button', { name: t(key) });
  const press = async (key: string) => {
    const found = button(key);
    if (found) await page.user.click(found);
  };
  return { ...page, t, button, press };
}

test.each(PLACES)('shows on %s (%s) the channels that the brand has, and no others', (brand) => {
  const { say, unmount, t } = openChannels({}, brand);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: t('title') })).not.toBeNull();
  expect(screen.queryByRole('heading', { name: say('mailing.channels.push.title') })).toBeNull();
  unmount();
  const channels = { telegramReady: false, telegramId: null, pushKey: null };
  openChannels({ channels }, brand);
  expect(screen.queryByRole('heading', { name: t('title') })).toBeNull();
});

test('switches mail off and on, and reverts a refused change with an error message', async () => {
  const { user, say } = openChannels({}, 'spark');
  const mail = screen.getByRole<HTMLInputElement>('switch', {
    name: containing(say('mailing.channels.email', { email: 'nina@example.test' })),
  });
  const choices = { email: false, telegram: false, pushNotifications: false };
  answering({ [CHOICES]: { result: 'OK', ...choices } });
  await user.click(mail);
  await waitFor(() => {
    expect(callsOf(CHOICES)[0]?.body).toEqual({ ...choices, clickid: OWN_ID });
  });
  answering({ [CHOICES]: refusal(429, 'too_many_requests') });
  await user.click(mail);
  expect(await screen.findByText(say('errors.too_many_requests'))).not.toBeNull();
  expect(mail.checked).toBe(false);
});

test('says that nothing is mailed before the address is confirmed', () => {
  const { say } = openChannels({ confirmed: false }, 'lumiere');
  expect(screen.getByText(say('mailing.channels.unconfirmed'))).not.toBeNull();
  const go = screen.getByRole('link', { name: say('mailing.channels.unconfirmedGo') });
  expect(go.getAttribute('href')).toBe('/profile/security#address');
});

test('opens the bot, polls, and says that the chat is linked', async () => {
  jest.useFakeTimers();
  const { t, button } = openChannels();
  answering({ [LINK]: { link: BOT }, [STATE]: state(null) });
  await act(async () => {
    fireEvent.click(button('link') ?? document.body);
    await jest.advanceTimersByTimeAsync(1);
  });
  const open = screen.getByRole('link', { name: t('open') });
  expect(open.getAttribute('href')).toBe(BOT);
  expect(open.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText(t('waiting'))).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(callsOf(STATE)).toHaveLength(1);
  answering({ [STATE]: state('700001') });
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(await screen.findByText(t('linked'))).not.toBeNull();
  expect(button('unlink')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(callsOf(STATE)).toHaveLength(2);
});

test('does not poll while the tab is hidden, and polls at once on return', async () => {
  jest.useFakeTimers();
  const { t, button } = openChannels({}, 'fuego');
  answering({ [LINK]: { link: BOT }, [STATE]: state('700001') });
  await act(async () => {
    fireEvent.click(button('link') ?? document.body);
    await jest.advanceTimersByTimeAsync(1);
  });
  expect(screen.getByRole('link', { name: t('open') })).not.toBeNull();
  act(hideTab);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(callsOf(STATE)).toEqual([]);
  act(showTab);
  expect(await screen.findByText(t('linked'))).not.toBeNull();
});

test('unlinks a chat at a press, and can link one again', async () => {
  const channels = { telegramReady: true, telegramId: '700001', pushKey: null };
  const { say, t, button, press } = openChannels({ channels });
  expect(screen.getByText(say('mailing.channels.works'))).not.toBeNull();
  answering({ [UNLINK]: { result: 'OK' } });
  await press('unlink');
  await waitFor(() => {
    expect(button('link')).not.toBeNull();
  });
  expect(screen.getByText(t('text'))).not.toBeNull();
});

test.each([
  ['link', LINK, 'channel_unavailable', refusal(409, 'channel_unavailable')],
  ['link', LINK, 'offline', OFFLINE],
] as const)(
  'says why %s (%s) was refused: %s, and changes nothing',
  async (key, endpoint, code, answer) => {
    const { say, button, press } = openChannels({}, 'spark');
    answering({ [endpoint]: answer });
    await press(key);
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(say(`errors.${code}`));
    });
    expect(button(key)).not.toBeNull();
  },
);
