import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pressAt } from '#tests/component/payments/dom.ts';
import { brandAt, BRANDS, type TestBrand } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { dialog, expectNoDialog, renderHost } from './open-popups.tsx';
import { untilFocused } from '../support/focus.ts';
import { fill } from '#tests/component/support/fill.ts';

const EMAIL = 'nina@example.test';
const RESEND = 'POST /api/users/resendConfirmation';
const CHANGE = 'POST /api/users/changeEmail';

async function open(brand: TestBrand = 'dolcevita', deliverable = true) {
  const page = renderHost({ brand });
  await page.open({ kind: 'doi', email: EMAIL, deliverable });
  const stage = deliverable ? 'valid' : 'invalid';
  const popup = await dialog(page.say(`popups.doi.${stage}.title`));
  const press = (key: string) =>
    page.user.click(screen.getByRole('button', { name: page.say(`popups.doi.${key}`) }));
  const field = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: page.say('popups.doi.newEmail') });
  return { ...page, popup, press, field };
}

const mailed = (confirmed = false) =>
  ({ result: 'OK', email: EMAIL, confirmed_email: confirmed }) as const;
const changed = (email: string, deliverable = true) =>
  ({ user: { email, valid_email: deliverable } }) as never;

describe('another mail', () => {
  test.each(BRANDS)('is sent on %s, and the next one only after a minute', async (brand) => {
    answering({ [RESEND]: mailed() });
    const { say, popup, press } = await open(brand);
    expect(textOf(popup)).toContain(EMAIL);
    within(popup).getByText(say('popups.doi.patience'));
    await press('resend');
    expect(textOf(await screen.findByRole('status'))).toBe(say('popups.doi.sent'));
    const again = screen.getByRole('button', { name: say('popups.doi.again', { time: '1:00' }) });
    expect(again.hasAttribute('disabled')).toBe(true);
    expect(callsOf(RESEND)).toHaveLength(1);
  });

  test('can be requested again once the minute is over, also after a reload', async () => {
    sessionStorage.setItem('doi.resend', String(Date.now() + 400));
    answering({ [RESEND]: mailed() });
    const { say, press } = await open('spark');
    screen.getByRole('button', { name: say('popups.doi.again', { time: '0:01' }) });
    await screen.findByRole('button', { name: say('popups.doi.resend') });
    await press('resend');
    await screen.findByText(say('popups.doi.sent'));
  });

  test.each(BRANDS)(
    'waits on %s as long as the server says when requested too often',
    async (brand) => {
      answering({ [RESEND]: refusal(429, 'too_many_requests', { params: { retryAfter: 95 } }) });
      const { say, press } = await open(brand);
      await press('resend');
      await screen.findByText(say('errors.too_many_requests'));
      screen.getByRole('button', { name: say('popups.doi.again', { time: '1:35' }) });
    },
  );

  test('says why it failed, and can be requested again at once', async () => {
    answering({ [RESEND]: OFFLINE });
    const { say, press } = await open('fuego');
    await press('resend');
    await screen.findByText(say('errors.offline'));
    expect(
      screen.getByRole('button', { name: say('popups.doi.resend') }).hasAttribute('disabled'),
    ).toBe(false);
  });

  test.each(BRANDS)('is not sent on %s when the address is confirmed already', async (brand) => {
    answering({ [RESEND]: mailed(true) });
    const { say, press } = await open(brand);
    await press('resend');
    const done = await dialog(say('popups.doi.confirmed.title'));
    await untilFocused(done.querySelector('p'));
    expect(screen.queryByText(say('popups.doi.patience'))).toBeNull();
    expect(screen.queryByRole('button', { name: say('popups.doi.change') })).toBeNull();
    await press('done');
    await expectNoDialog();
  });
});

describe('another address', () => {
  const malformed = ['', 'nina', 'nina@', '@example.test'];
  test.each(malformed.map((typed, index) => [typed, brandAt(index)] as const))(
    '%p is refused on %s before it is sent',
    async (typed, brand) => {
      const { say, user, press, field } = await open(brand);
      await press('change');
      const input = await field();
      if (typed !== '') await user.type(input, typed);
      await press('save');
      screen.getByText(say('errors.email_malformed'));
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(callsOf(CHANGE)).toEqual([]);
    },
  );

  test.each(BRANDS)(
    'equal to the current one is refused on %s, regardless of case',
    async (brand) => {
      const { say, user, press, field } = await open(brand);
      await press('change');
      await fill(user, await field(), EMAIL.toUpperCase());
      await press('save');
      screen.getByText(say('errors.same_email'));
      expect(callsOf(CHANGE)).toEqual([]);
      const logs = callsOf('POST /api/log/client').map(({ body }) => body.logText);
      expect(logs).toEqual(['newEmail:same_email']);
    },
  );

  test.each(BRANDS)('refused by the server on %s says why at the field', async (brand) => {
    const fields = [{ path: 'newEmail', code: 'email_refused' }];
    answering({ [CHANGE]: refusal(422, 'input_invalid', { fields }) });
    const { say, user, press, field } = await open(brand);
    await press('change');
    const input = await field();
    await fill(user, input, 'nowhere@mailinator.com');
    await press('save');
    await screen.findByText(say('errors.email_refused'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.type(input, 'x');
    expect(screen.queryByText(say('errors.email_refused'))).toBeNull();
  });

  test.each([
    ['email_taken', refusal(409, 'email_taken')],
    ['offline', OFFLINE],
    ['too_many_requests', refusal(429, 'too_many_requests')],
  ] as const)(
    'refused for %s says why above the button, and stays in the field',
    async (code, answer) => {
      answering({ [CHANGE]: answer });
      const { say, user, press, field } = await open('lumiere');
      await press('change');
      await fill(user, await field(), 'new@example.test');
      await press('save');
      await screen.findByText(say(`errors.${code}`));
      expect((await field()).value).toBe('new@example.test');
    },
  );

  test.each(BRANDS)('accepted on %s ends with its own message', async (brand) => {
    answering({ [CHANGE]: changed('new@example.test') });
    const { say, user, press, field } = await open(brand);
    await press('change');
    await fill(user, await field(), ' new@example.test ');
    await press('save');
    const done = await dialog(say('popups.doi.changed.title'));
    expect(textOf(done)).toContain('new@example.test');
    await untilFocused(done.querySelector('p'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
      { oldEmail: EMAIL, newEmail: 'new@example.test' },
    ]);
    await press('done');
    await expectNoDialog();
  });

  test('is asked for again when the new one bounces, too', async () => {
    answering({ [CHANGE]: changed('bad@example.test', false) });
    const { say, user, press, field } = await open('spark', false);
    await fill(user, await field(), 'bad@example.test');
    await press('save');
    await screen.findByText('bad@example.test');
    await dialog(say('popups.doi.invalid.title'));
    await field();
  });
});

describe('an address whose mail bounces', () => {
  test.each(BRANDS)('starts on %s with the change, and offers no other mail', async (brand) => {
    const { say, user, popup, field } = await open(brand, false);
    await field();
    expect(textOf(popup)).toContain(EMAIL);
    expect(screen.queryByRole('button', { name: say('popups.doi.resend') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('popups.doi.change') })).toBeNull();
    await user.keyboard('{Escape}');
    await expectNoDialog();
  });
});

test('closes by its corner and its last button', async () => {
  const { user, popup, say } = await open('lumiere');
  const [corner] = within(popup).getAllByRole('button', { name: say('popups.doi.close') });
  await pressAt(user, corner ?? popup);
  await expectNoDialog();
});
