import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from '../support/element.ts';
import { containing } from '../support/copy.ts';
import { navigations } from '../support/navigation.ts';
import { OWN_ID } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '../support/server.ts';
import { openOwnProfile } from './open-own-profile.tsx';

const KEY = 'POST /api/users/disableProfile';

async function ask(...of: Parameters<typeof openOwnProfile>) {
  const page = openOwnProfile(...of);
  const t = (key: string) => page.say(`account.deactivate.${key}`);
  await page.user.click(screen.getByRole('button', { name: t('button'), hidden: true }));
  const popup = await screen.findByRole('dialog', { name: containing(t('title')) });
  const press = async (key: string) => {
    const buttons = within(popup).getAllByRole('button', { name: t(key) });
    const last = buttons.at(-1);
    if (last) await page.user.click(last);
  };
  return { ...page, t, popup, press };
}

test('asks before it removes the profile, and changes nothing when the member stays', async () => {
  const { t, popup, press } = await ask({}, { brand: 'lumiere' });
  expect(textOf(popup)).toContain(t('consequence').replace(/\s+/g, ' '));
  expect(textOf(popup)).not.toContain(t('renewalEnds'));
  await press('keep');
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  expect(callsOf(KEY)).toEqual([]);
});

test('says that a subscription ends with the profile', async () => {
  const { t, popup } = await ask({ nextBillDate: new Date('2027-01-15') }, { level: 2 });
  expect(textOf(popup)).toContain(t('renewalEnds'));
});

test('says that the profile is removed, clears the browser’s storage, and offers only a reload', async () => {
  localStorage.setItem('landedTime', '1');
  const { user, t, popup, press } = await ask();
  answering({ [KEY]: { result: 'OK' } });
  await press('confirm');
  expect(await within(popup).findByText(t('doneText'))).not.toBeNull();
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([{ clickid: OWN_ID }]);
  expect(localStorage.getItem('landedTime')).toBeNull();
  await user.keyboard('{Escape}');
  expect(popup.isConnected).toBe(true);
  await press('leave');
  expect(navigations()).toEqual([{ kind: 'reload', href: '/profile' }]);
});

test('says why it failed, and retries at another press', async () => {
  const { say, popup, press } = await ask({}, { brand: 'spark' });
  answering({ [KEY]: OFFLINE });
  await press('confirm');
  await waitFor(() => {
    expect(textOf(within(popup).getByRole('alert'))).toBe(say('errors.offline'));
  });
  answering({ [KEY]: { result: 'OK' } });
  await press('confirm');
  await waitFor(() => {
    expect(callsOf(KEY)).toHaveLength(2);
  });
});
