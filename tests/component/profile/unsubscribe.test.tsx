import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Unsubscribe } from '#components/profile/mailing/unsubscribe.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { descriptionOf } from '../accounts/described.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { textOf } from '../support/element.ts';
import { navigations } from '../support/navigation.ts';
import { renderPage } from '../support/render.tsx';
import { answering, callsOf, refusal } from '../support/server.ts';

const KEY = 'POST /api/mailRemove';

afterEach(() => {
  jest.useRealTimers();
});

function openPage(
  how: Partial<ComponentProps<typeof Unsubscribe>> = {},
  brand: BrandId = 'dolcevita',
) {
  const content = <Unsubscribe prefix="" token={null} stops="news" email={null} {...how} />;
  const page = renderPage(content, { brand, path: '/unsubscribe', user: { delay: null } });
  const t = (key: string) => page.say(`mailing.unsubscribe.${key}`);
  const press = (key: string) => page.user.click(screen.getByRole('button', { name: t(key) }));
  return { ...page, t, press };
}

test.each(PLACES)(
  'stops nothing when the mailed link is loaded on %s (%s); its button stops notices',
  async (brand) => {
    const { t, press } = openPage({ token: 't0k', stops: 'notices' }, brand);
    expect(callsOf(KEY)).toEqual([]);
    answering({ [KEY]: { result: 'OK', removed: true } });
    await press('notices.button');
    expect(await screen.findByText(t('notices.doneText'))).not.toBeNull();
    expect(callsOf(KEY).map(({ body }) => body)).toEqual([{ token: 't0k' }]);
  },
);

test('leads home after three seconds, unless the member chooses to stay', async () => {
  jest.useFakeTimers();
  const first = openPage({ token: 't0k' });
  answering({ [KEY]: { result: 'OK', removed: true } });
  await first.press('button');
  await screen.findByText(first.t('doneText'));
  expect(navigations()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
  first.unmount();
  const second = openPage({ token: 't0k' });
  await second.press('button');
  await screen.findByText(second.t('doneText'));
  await second.press('stay');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(navigations()).toHaveLength(1);
  expect(textOf(screen.getByRole('link'))).toBe(second.t('home'));
});

test('removes a member’s own address', async () => {
  const { t, press } = openPage({ email: 'nina@example.test' }, 'spark');
  expect(screen.getByText('nina@example.test')).not.toBeNull();
  answering({ [KEY]: { result: 'OK', removed: true } });
  await press('button');
  expect(await screen.findByText(t('doneText'))).not.toBeNull();
  expect(callsOf(KEY)[0]?.body).toEqual({ 'event-data': { recipient: 'nina@example.test' } });
});

test('refuses an invalid address, and mails the link to a typed one', async () => {
  const { user, say, t, press } = openPage({}, 'fuego');
  const field = screen.getByLabelText(t('label'));
  await user.type(field, 'nina@');
  await press('buttonOther');
  expect(descriptionOf(field)).toContain(say('errors.email_malformed'));
  await user.type(field, 'example.test');
  answering({ [KEY]: { result: 'OK', removed: false } });
  await press('buttonOther');
  expect(await screen.findByText(t('sentTitle'))).not.toBeNull();
});

test('says that a link has expired', async () => {
  const { say, press } = openPage({ token: 't0k' }, 'lumiere');
  answering({ [KEY]: refusal(410, 'token_expired') });
  await press('button');
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.token_expired'));
  });
});
