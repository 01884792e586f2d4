import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmLink } from '#components/legal/declaration/confirm-link.tsx';
import { DeclarationForm } from '#components/legal/declaration/declaration-form.tsx';
import { deferred } from '#tests/component/support/deferred.ts';
import { textOf } from '#tests/component/support/element.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { hrefOf } from './dom.ts';
import { BRANDS, localeOf, type TestBrand } from './offers.ts';
import { untilFocused } from '../support/focus.ts';

const KINDS = ['cancel', 'withdraw'] as const;
type Kind = (typeof KINDS)[number];

const cases = KINDS.flatMap((kind) => BRANDS.map((brand) => [kind, brand] as const));

const TYPED = { name: 'Nina Prova', email: 'nina@example.test', orderNumber: '2026-000007' };
const RECEIPT = { reference: 'K7QX-2M', receivedAt: '2026-11-21T23:30:00.000Z' };

function open(kind: Kind, brand: TestBrand = 'dolcevita') {
  const language = localeOf(brand);
  const page = renderPage(
    <DeclarationForm kind={kind} language={language} timeZone="Europe/Rome" />,
    {
      brand,
    },
  );
  const { say, user } = page;
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: say(`rights.field.${name}`) });
  const press = (key: string) =>
    user.click(screen.getByRole('button', { name: say(`rights.${key}`) }));
  const fill = async () => {
    for (const [name, text] of Object.entries(TYPED)) await user.type(field(name), text);
    await press(`${kind}.go`);
  };
  return { ...page, field, press, fill };
}

describe('a declaration', () => {
  test.each(cases)(
    '%s on %s marks what is missing and focuses the first field of it',
    async (kind, brand) => {
      const { say, field, press } = open(kind, brand);
      await press(`${kind}.go`);
      await waitFor(() => {
        expect(document.activeElement).toBe(field('name'));
      });
      expect(screen.getAllByText(say('errors.field_missing'))).toHaveLength(2);
      screen.getByText(say('errors.email_malformed'));
      for (const name of ['name', 'email', 'orderNumber']) {
        expect(field(name).getAttribute('aria-invalid')).toBe('true');
      }
      expect(screen.queryByRole('button', { name: say(`rights.${kind}.confirm`) })).toBeNull();
    },
  );

  test.each(cases)(
    '%s on %s is shown in full before it is sent, and confirmed with its reference',
    async (kind, brand) => {
      const call = `POST /api/legal/${kind}` as const;
      answering({ [call]: RECEIPT });
      const { say, fill, press } = open(kind, brand);
      await fill();
      expect(callsOf(call)).toEqual([]);
      expect(screen.getAllByRole('definition').map(textOf)).toEqual(Object.values(TYPED));
      await press(`${kind}.confirm`);
      const done = await screen.findByRole('heading', { name: say(`rights.${kind}.done`) });
      await untilFocused(done);
      const text = textOf(document.body);
      expect(text).toContain(RECEIPT.reference);
      // Day and hour in the brand's country, where the next day has begun.
      expect(text).toMatch(/\b22\b/);
      expect(text).toContain(say('rights.received.mailed', { email: TYPED.email }));
      expect(callsOf(call).map(({ body }) => body)).toEqual([
        { ...TYPED, language: localeOf(brand) },
      ]);
    },
  );

  test('can be edited before it is sent, and keeps what was typed', async () => {
    const { fill, press, field } = open('withdraw', 'fuego');
    await fill();
    await press('change');
    expect(['name', 'email', 'orderNumber'].map((name) => field(name).value)).toEqual(
      Object.values(TYPED),
    );
  });

  test('returns to its fields when the server finds one invalid', async () => {
    const fields = [{ path: 'email', code: 'email_malformed' }];
    answering({ 'POST /api/legal/cancel': refusal(422, 'input_invalid', { fields }) });
    const { say, fill, press, field } = open('cancel', 'lumiere');
    await fill();
    await press('cancel.confirm');
    await screen.findByText(say('errors.email_malformed'));
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['offline', OFFLINE],
    ['too_many_requests', refusal(429, 'too_many_requests')],
    ['unexpected', refusal(500, 'unexpected')],
  ] as const)('says that it failed with %s, and can be sent again', async (code, answer) => {
    answering({ 'POST /api/legal/withdraw': answer });
    const { say, fill, press } = open('withdraw', 'spark');
    await fill();
    await press('withdraw.confirm');
    await screen.findByText(say(`errors.${code}`));
    answering({ 'POST /api/legal/withdraw': RECEIPT });
    await press('withdraw.confirm');
    await screen.findByRole('heading', { name: say('rights.withdraw.done') });
  });

  test('is sent once, however often the button is pressed', async () => {
    const answer = deferred<typeof RECEIPT>();
    answering({ 'POST /api/legal/cancel': () => answer.promise });
    const { say, user, fill } = open('cancel', 'spark');
    await fill();
    await user.dblClick(screen.getByRole('button', { name: say('rights.cancel.confirm') }));
    expect(
      screen.getByRole('button', { name: say('rights.change') }).hasAttribute('disabled'),
    ).toBe(true);
    answer.resolve(RECEIPT);
    await screen.findByRole('heading', { name: say('rights.cancel.done') });
    expect(callsOf('POST /api/legal/cancel')).toHaveLength(1);
  });
});

describe('the mailed link of a declaration', () => {
  const CONFIRM = 'POST /api/legal/confirm';
  const answers = [
    ['cancel', { kind: 'cancel', state: 'done' }],
    ['withdraw', { kind: 'withdraw', state: 'done' }],
    ['care', { kind: 'withdraw', state: 'care' }],
  ] as const;

  test.each(
    answers.flatMap(([key, answer]) => BRANDS.map((brand) => [key, brand, answer] as const)),
  )(
    'changes nothing when loaded; a press shows the result: %s on %s',
    async (key, brand, answer) => {
      answering({ [CONFIRM]: answer as never });
      const { say, user } = renderPage(<ConfirmLink prefix="/x" token="token-1" />, { brand });
      expect(callsOf(CONFIRM)).toEqual([]);
      await user.click(screen.getByRole('button', { name: say('rights.link.confirm') }));
      await screen.findByText(say(`rights.link.${key}`));
      expect(callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
      expect(hrefOf(screen.getByRole('link', { name: say('rights.link.go') }))).toBe('/x/');
    },
  );

  test.each(BRANDS)('is refused on %s when it was used before', async (brand) => {
    answering({ [CONFIRM]: refusal(410, 'token_expired') });
    const { say, user } = renderPage(<ConfirmLink prefix="" token="token-1" />, { brand });
    await user.click(screen.getByRole('button', { name: say('rights.link.confirm') }));
    await screen.findByText(say('errors.token_expired'));
    expect(screen.queryByText(say('rights.link.done'))).toBeNull();
  });
});
