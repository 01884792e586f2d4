import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmNewEmail } from '#components/profile/mailing/confirm-new-email.tsx';
import { UndoEmail } from '#components/profile/mailing/undo-email.tsx';
import { descriptionOf } from '../accounts/described.ts';
import { textOf } from '../support/element.ts';
import { untilFocused } from '../support/focus.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { renderPage } from '../support/render.tsx';
import { answering, callsOf, refusal } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';
import { fill } from '../support/fill.ts';

const KEY = 'POST /api/users/changeEmail';
const UNTIL = '2026-11-23T10:00:00.000Z';

function openAddress(...of: Parameters<typeof openSecurity>) {
  const page = openSecurity(...of);
  const part = page.part('address');
  const field = part.getByLabelText<HTMLInputElement>(page.say('security.address.label'));
  const submit = part.getByRole('button', { name: page.say('security.address.submit') });
  return { ...page, address: part, field, submit };
}

test.each(PLACES)('refuses an invalid address on %s (%s), until it is corrected', async (brand) => {
  const { user, say, field, submit } = openAddress({}, {}, brand);
  await user.type(field, 'better@');
  await user.click(submit);
  expect(descriptionOf(field)).toBe(say('errors.email_malformed'));
  expect(callsOf(KEY)).toEqual([]);
  await fill(user, field, 'example.test');
  expect(descriptionOf(field)).toBe('');
});

test.each(['same_email', 'email_refused', 'email_taken'])(
  'says at the field that the address is refused (%s)',
  async (code) => {
    const { user, say, field, submit } = openAddress({
      [KEY]: refusal(422, 'input_invalid', { fields: [{ path: 'newEmail', code }] }),
    });
    await fill(user, field, 'nina@example.test');
    await user.click(submit);
    await waitFor(() => {
      expect(descriptionOf(field)).toBe(say(`errors.${code}`));
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  },
);

test('says which address is pending confirmation, and until when', async () => {
  const { user, address, field, submit } = openAddress({
    [KEY]: { result: 'OK', user: { email: 'safer@example.test', valid_email: true, until: UNTIL } },
  });
  await fill(user, field, ' safer@example.test');
  await user.click(submit);
  expect(await address.findByText('safer@example.test')).not.toBeNull();
  expect(textOf(address.getByRole('status'))).toContain('23 novembre 2026');
  expect(field.value).toBe('');
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([
    { oldEmail: 'nina@example.test', newEmail: 'safer@example.test' },
  ]);
});

test('warns that a new address may not accept mail', async () => {
  const user = { email: 'safer@example.invalid', valid_email: false, until: UNTIL };
  const page = openAddress({ [KEY]: { result: 'OK', user } }, {}, 'spark');
  await fill(page.user, page.field, 'safer@example.invalid');
  await page.user.click(page.submit);
  await waitFor(() => {
    expect(textOf(page.address.getByRole('status'))).toContain(
      page.say('security.address.doubtful'),
    );
  });
});

test('sends the confirmation of an unconfirmed address again, and shows the result', async () => {
  const resend = 'POST /api/users/resendConfirmation';
  const { user, say, address } = openAddress(
    { [resend]: refusal(429, 'too_many_requests') },
    { confirmed_email: false },
    'lumiere',
  );
  expect(address.getByText(say('security.address.unconfirmed'))).not.toBeNull();
  const again = address.getByRole('button', { name: say('security.address.resend') });
  await user.click(again);
  expect(await screen.findByText(say('errors.too_many_requests'))).not.toBeNull();
  const sent = { result: 'OK', email: 'nina@example.test' } as const;
  answering({ [resend]: { ...sent, confirmed_email: false } });
  await user.click(again);
  expect(await screen.findByText(say('security.address.resent'))).not.toBeNull();
  answering({ [resend]: { ...sent, confirmed_email: true } });
  await user.click(again);
  expect(await screen.findByText(say('security.address.already'))).not.toBeNull();
});

test('confirms a new address by the button of its link only', async () => {
  const key = 'POST /api/users/confirmNewEmail';
  const { user, say } = renderPage(<ConfirmNewEmail prefix="" token="t0k" />);
  expect(callsOf(key)).toEqual([]);
  const email = 'safer@example.test';
  answering({ [key]: { result: 'OK', email } });
  await user.click(screen.getByRole('button', { name: say('mailing.newAddress.button') }));
  const done = await screen.findByRole('heading', { name: say('mailing.newAddress.doneTitle') });
  await untilFocused(done);
  expect(screen.getByText(say('mailing.newAddress.doneText', { email }))).not.toBeNull();
  expect(callsOf(key).map(({ body }) => body)).toEqual([{ token: 't0k' }]);
});

test.each(PLACES)(
  'undoes the change once by the link at the old address on %s (%s), then says that it has expired',
  async (brand) => {
    const key = 'POST /api/users/undoEmail';
    const first = renderPage(<UndoEmail prefix="" token="t0k" />, { brand });
    const { say } = first;
    const press = (user: typeof first.user) =>
      user.click(screen.getByRole('button', { name: say('mailing.undoAddress.button') }));
    answering({ [key]: { result: 'OK', email: 'nina@example.test' } });
    await press(first.user);
    expect(await screen.findByText(say('mailing.undoAddress.doneTitle'))).not.toBeNull();
    const go = screen.getByRole('link', { name: say('mailing.undoAddress.go') });
    expect(go.getAttribute('href')).toBe('/forgotPassword');
    first.unmount();
    answering({ [key]: refusal(410, 'token_expired') });
    const second = renderPage(<UndoEmail prefix="" token="t0k" />, { brand });
    await press(second.user);
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(say('errors.token_expired'));
    });
  },
);
