import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { BRANDS, type TestBrand } from '#tests/component/payments/offers.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { OWN_ID } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { dialog, renderHost } from './open-popups.tsx';

const SAVE = 'PUT /api/users/{trackerId}';
const CITIES = 'GET /api/get/city/{country}/{query}';
const BOLOGNA = { city_title: 'Bologna', state_title: 'Emilia-Romagna', province: 'Bologna' };

async function open(brand: TestBrand = 'dolcevita') {
  const page = renderHost({ brand, first: { kind: 'region' }, path: '/match' });
  await dialog(page.say('popups.region.title'));
  const save = () =>
    page.user.click(screen.getByRole('button', { name: page.say('popups.region.save') }));
  const pick = async () => {
    answering({ [CITIES]: [BOLOGNA] as never });
    await page.user.type(screen.getByRole('combobox'), 'bol');
    await screen.findByRole('option', { name: /Bologna/ });
    await page.user.keyboard('{Enter}');
  };
  return { ...page, save, pick };
}

describe('the region popup', () => {
  test.each(BRANDS)('requires a selected region on %s: typed text is not enough', async (brand) => {
    const { say, save } = await open(brand);
    await save();
    screen.getByText(say('errors.place_unknown'));
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(SAVE)).toEqual([]);
    expect(callsOf('POST /api/log/client').map(({ body }) => [body.subject, body.logText])).toEqual(
      [['validation region', 'region:place_unknown']],
    );
  });

  test('says that a typed region is unknown, and cannot be saved', async () => {
    answering({ [CITIES]: [] as never });
    const { say, user, save } = await open('fuego');
    await user.type(screen.getByRole('combobox'), 'xqzxqz');
    await screen.findByText(say('accounts.place.none'));
    await save();
    screen.getByText(say('errors.place_unknown'));
    expect(callsOf(SAVE)).toEqual([]);
  });

  test('saves the region, and reloads the page with it', async () => {
    answering({ [SAVE]: { success: true } as never });
    const { save, pick } = await open('lumiere');
    await pick();
    await save();
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'reload', href: '/match' }]);
    });
    const [sent] = callsOf(SAVE);
    expect(sent?.params).toEqual({ trackerId: OWN_ID });
    expect(sent?.body).toEqual({ city: 'Bologna', province: 'Bologna', region: 'Emilia-Romagna' });
  });

  test.each([
    ['offline', OFFLINE],
    ['unexpected', refusal(500, 'unexpected')],
    [
      'place_unknown',
      refusal(422, 'input_invalid', { fields: [{ path: 'region', code: 'place_unknown' }] }),
    ],
  ] as const)('says that the save was refused for %s, and can retry', async (code, answer) => {
    answering({ [SAVE]: answer });
    const { say, save, pick } = await open('spark');
    await pick();
    await save();
    await screen.findByText(say(`errors.${code}`));
    expect(navigations()).toEqual([]);
    answering({ [SAVE]: { success: true } as never });
    await save();
    await waitFor(() => {
      expect(navigations()).toHaveLength(1);
    });
  });
});
