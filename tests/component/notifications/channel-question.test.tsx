import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { channelQuestion } from '#components/popups/channel-question.ts';
import { usePopups } from '#components/popups/popup-context.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing, sayIn, type Say } from '../support/copy.ts';
import { textOf } from '../support/element.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';

const KEY = 'POST /api/users/changeNotificationPreferences';
const ALL = ['email', 'telegram', 'push'];
const CHOICES = { email: true, telegram: false, pushNotifications: false };

function Asks({ say, channels }: { say: Say; channels: readonly string[] }) {
  const popups = usePopups();
  useEffect(() => {
    popups.open(
      channelQuestion('nina@example.test', channels, (key, values) => say(`popups.${key}`, values)),
    );
  }, [popups, say, channels]);
  return null;
}

async function ask(brand: BrandId = 'dolcevita', channels: readonly string[] = ALL) {
  const locale = PLACES.find(([name]) => name === brand)?.[1] ?? 'it';
  const content = <Asks say={sayIn(locale, brand)} channels={channels} />;
  const page = renderMember(content, { brand, path: '/profile', user: { delay: null } });
  const { say, user } = page;
  const popup = await screen.findByRole('dialog', {
    name: containing(say('popups.channel.title')),
  });
  const press = (key: string) =>
    user.click(within(popup).getByRole('button', { name: say(`popups.channel.${key}`) }));
  return { ...page, popup, press };
}

test.each(PLACES)('offers on %s (%s) every channel, and names the address', async (brand) => {
  const { say, popup } = await ask(brand);
  expect(textOf(popup)).toContain('nina@example.test');
  const link = (key: string) =>
    within(popup)
      .getByRole('link', { name: say(`popups.channel.${key}`) })
      .getAttribute('href');
  expect([link('telegram'), link('push')]).toEqual([
    '/activeNotifications',
    '/activeNotifications',
  ]);
  for (const key of ['email', 'none']) {
    expect(
      within(popup).getByRole('button', { name: say(`popups.channel.${key}`) }),
    ).not.toBeNull();
  }
});

test('offers only the channels that reach the member', async () => {
  const { popup } = await ask('spark', ['email']);
  expect(within(popup).queryAllByRole('link')).toEqual([]);
});

test.each([
  ['email', true],
  ['none', false],
] as const)('stores the answer %s', async (key, email) => {
  answering({ [KEY]: { result: 'OK', ...CHOICES, email } });
  const { popup, press } = await ask('fuego');
  await press(key);
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  expect(callsOf(KEY)[0]?.body).toEqual({ email });
});

test('treats closing as an answer: no choice changes', async () => {
  answering({ [KEY]: { result: 'OK', ...CHOICES } });
  const { user, popup } = await ask('lumiere');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([{}]);
});

test('closes when the answer could not be stored', async () => {
  answering({ [KEY]: OFFLINE });
  const { popup, press } = await ask();
  await press('none');
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
});
