import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ErasureBanner } from '#components/profile/security/erasure-banner.tsx';
import { ConfirmErase } from '#components/profile/mailing/confirm-erase.tsx';
import type { DataCopy } from '#components/profile/security/types.ts';
import { descriptionOf } from '../accounts/described.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { navigations } from '../support/navigation.ts';
import { OWN_ID, renderMember } from '../support/render-member.tsx';
import { renderPage } from '../support/render.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';

afterEach(() => {
  jest.useRealTimers();
});

const ERASE = 'POST /api/users/erase';
const CANCEL = 'POST /api/users/keepAccount';
const LIST = 'GET /api/users/export';
const ASK = 'POST /api/users/export';

const copy = (state: DataCopy['state']): DataCopy => ({
  id: 'e1',
  state,
  requestedAt: '2026-11-20T10:00:00.000Z',
  readyAt: state === 'ready' ? '2026-11-20T10:05:00.000Z' : null,
  expiresAt: state === 'ready' ? '2026-11-27T10:05:00.000Z' : null,
  bytes: state === 'ready' ? 1_260_000 : null,
});

test('an export is requested, polled for, and saved once it is ready', async () => {
  jest.useFakeTimers();
  const { user, say, part } = openSecurity();
  const t = (key: string) => say(`security.export.${key}`);
  const ask = await part('export').findByRole('button', { name: t('ask') });
  answering({ [ASK]: copy('waiting'), [LIST]: [copy('waiting')] });
  await user.click(ask);
  expect(await part('export').findByText(t('building'))).not.toBeNull();
  expect(part('export').queryByRole('button')).toBeNull();
  answering({ [LIST]: [copy('ready')] });
  // The page polls every three seconds.
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  const save = await part('export').findByRole('button', { name: t('save') });
  expect(
    part('export').getByText(containing(say('security.export.size', { megabytes: 1.3 }))),
  ).not.toBeNull();
  const saved: string[] = [];
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.download !== '') saved.push(target.download);
  });
  answering({ 'GET /api/users/export/{id}': { zip: true } });
  await user.click(save);
  await waitFor(() => {
    expect(saved).toEqual(['export.zip']);
  });
  expect(callsOf('GET /api/users/export/{id}')[0]?.params).toEqual({ id: 'e1' });
});

test.each([
  [ASK, 'ask', 'export_limit', refusal(429, 'export_limit'), []],
  ['GET /api/users/export/{id}', 'save', 'not_found', refusal(404, 'not_found'), [copy('ready')]],
  ['GET /api/users/export/{id}', 'save', 'offline', OFFLINE, [copy('ready')]],
] as const)('says why %s (%s) was refused: %s', async (key, button, code, answer, copies) => {
  const { user, say, part } = openSecurity({ [LIST]: [...copies], [key]: answer }, {}, 'fuego');
  await user.click(
    await part('export').findByRole('button', { name: say(`security.export.${button}`) }),
  );
  expect(await screen.findByText(say(`errors.${code}`))).not.toBeNull();
});

test('says that an export failed, and can request another', async () => {
  const { say, part } = openSecurity({ [LIST]: [copy('failed')] }, {}, 'lumiere');
  expect(await part('export').findByText(say('security.export.failed'))).not.toBeNull();
  expect(
    part('export').getByRole('button', { name: say('security.export.askAgain') }),
  ).not.toBeNull();
});

async function askErasure(...of: Parameters<typeof openSecurity>) {
  const page = openSecurity(...of);
  const t = (key: string) => page.say(`security.erase.${key}`);
  await page.user.click(page.part('erase').getByRole('button', { name: t('button') }));
  const asked = await screen.findByRole('dialog', { name: containing(t('ask')) });
  const confirm = within(asked).getByRole('button', { name: t('confirm') });
  return { ...page, t, asked, confirm };
}

test.each(PLACES)(
  'asks on %s (%s) for the password before the erasure, and refuses a wrong one',
  async (brand) => {
    const { user, say, t, asked, confirm } = await askErasure({}, {}, brand);
    await user.click(confirm);
    const field = within(asked).getByLabelText(t('password'));
    expect(descriptionOf(field)).toBe(say('errors.password_missing'));
    expect(callsOf(ERASE)).toEqual([]);
    answering({
      [ERASE]: refusal(422, 'input_invalid', {
        fields: [{ path: 'password', code: 'password_wrong' }],
      }),
    });
    await user.type(field, 'not the password');
    await user.click(confirm);
    await waitFor(() => {
      expect(descriptionOf(field)).toBe(say('errors.password_wrong'));
    });
    expect(asked.isConnected).toBe(true);
  },
);

test('starts the erasure with the password and refreshes the page', async () => {
  const { user, t, asked, confirm } = await askErasure({
    [ERASE]: { result: 'OK', eraseAt: '2026-12-06T10:00:00.000Z' },
  });
  await user.type(within(asked).getByLabelText(t('password')), 'granita al limone 7');
  await user.click(confirm);
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'refresh', href: '/profile/security' }]);
  });
  expect(asked.isConnected).toBe(false);
  expect(callsOf(ERASE).map(({ body }) => body)).toEqual([
    { password: 'granita al limone 7', clickid: OWN_ID },
  ]);
});

test('says that a subscription ends with the account, and changes nothing when the member stays', async () => {
  const { user, t, asked } = await askErasure({}, { nextBillDate: new Date('2027-01-15') });
  expect(textOf(asked)).toContain(t('renewalEnds'));
  const cancel = within(asked)
    .getAllByRole('button', { name: t('cancel') })
    .at(-1);
  if (cancel) await user.click(cancel);
  await waitFor(() => {
    expect(asked.isConnected).toBe(false);
  });
  expect(callsOf(ERASE)).toEqual([]);
});

test('mails the erasure link to an account without a password', async () => {
  const { user, t, asked, confirm } = await askErasure(
    { [ERASE]: { result: 'OK', eraseAt: null } },
    { hasPassword: false },
    'spark',
  );
  expect(within(asked).getByText(t('byMail'))).not.toBeNull();
  expect(within(asked).queryByLabelText(t('password'))).toBeNull();
  await user.click(confirm);
  expect(await screen.findByText(t('mailed'))).not.toBeNull();
  expect(navigations()).toEqual([]);
});

test('starts the erasure by the button of the mailed link only, and shows the date', async () => {
  const key = 'POST /api/users/confirmErase';
  const { user, say } = renderPage(<ConfirmErase prefix="" token="t0k" timeZone="Europe/Rome" />);
  expect(callsOf(key)).toEqual([]);
  answering({ [key]: { result: 'OK', eraseAt: '2026-12-06T10:00:00.000Z' } });
  await user.click(screen.getByRole('button', { name: say('mailing.confirmErase.button') }));
  expect(await screen.findByText(say('mailing.confirmErase.doneTitle'))).not.toBeNull();
  expect(
    screen.getByText(say('mailing.confirmErase.doneText', { day: '6 dicembre 2026' })),
  ).not.toBeNull();
});

test('shows a pending erasure in its section, and cancels it there', async () => {
  const { user, say, part } = openSecurity({}, { eraseAt: new Date('2026-12-06T10:00:00Z') });
  expect(
    part('erase').getByText(say('security.erase.running', { day: '6 dicembre 2026' })),
  ).not.toBeNull();
  answering({ [CANCEL]: { result: 'OK' } });
  await user.click(part('erase').getByRole('button', { name: say('shell.erasure.keep') }));
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'refresh', href: '/profile/security' }]);
  });
});

test.each(PLACES)(
  'shows the date of a pending erasure above every page of %s (%s), and cancels it there',
  async (brand) => {
    const banner = (
      <ErasureBanner
        trackerId={OWN_ID}
        eraseAt={new Date('2026-12-06T10:00:00Z')}
        timeZone="Europe/Rome"
      />
    );
    const { user, say } = renderMember(banner, { brand, path: '/find' });
    const region = within(screen.getByRole('region', { name: say('shell.erasure.label') }));
    expect(textOf(region.getByText(/2026/))).toContain('2026');
    const cancelButton = region.getByRole('button', { name: say('shell.erasure.keep') });
    answering({ [CANCEL]: OFFLINE });
    await user.click(cancelButton);
    expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
    expect(navigations()).toEqual([]);
    answering({ [CANCEL]: { result: 'OK' } });
    await user.click(cancelButton);
    expect(await screen.findByText(say('shell.erasure.cancelled'))).not.toBeNull();
    expect(navigations()).toEqual([{ kind: 'refresh', href: '/find' }]);
    expect(callsOf(CANCEL).at(-1)?.body).toEqual({ clickid: OWN_ID });
  },
);
