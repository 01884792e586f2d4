// [money §7 Parity with and without affiliate parameters]
import { expect, test } from '@jest/globals';
import { freshEmail, PASSWORD } from '../accounts/signup-form.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const SENT = {
  tid: 'nord',
  source: 'nord',
  campid: 'c1',
  clickid: 'k-1',
  kcampaign: 'autumn',
  utm_source: 'nord',
  utm_medium: 'banner',
  utm_campaign: 'autumn',
  path: '/signup',
};

async function joined(origin: object): Promise<string> {
  const { status, text } = await ask({
    key: 'POST /api/users/register',
    headers: { accept: 'application/json' },
    body: JSON.stringify({
      email: freshEmail(),
      password: PASSWORD,
      eta: 37,
      sono: 'uomo',
      cerco: 'donna',
      geo: 'Liguria',
      city: 'Sanremo',
      country: 'it',
      path: '/signup',
      terms1: true,
      terms2: true,
      terms3: false,
      terms4: true,
      ...origin,
    }),
  });
  expect([status, text]).toEqual([200, expect.stringContaining('token')]);
  return (JSON.parse(text) as { token: string }).token;
}

async function answer(token: string, key: string, body?: object): Promise<unknown> {
  const { status, text } = await ask({
    key,
    token,
    body: body && JSON.stringify(body),
    headers: { accept: 'application/json' },
  });
  expect([key, status]).toEqual([key, 200]);
  return JSON.parse(text);
}

type Plan = Readonly<Record<string, unknown>>;

/** The plans with their prices, sorted: a flow may show them in another order. */
function sold(rules: unknown): readonly Plan[] {
  const { plans } = rules as { plans: readonly Plan[] };
  const substance = plans.map((plan) => ({
    id: plan['product_id'],
    name: plan['nomePiano'],
    level: plan['premiumLevel'],
    price: plan['prezzo'],
    minor: plan['prezzoMinor'],
    total: plan['prezzo_totale'],
    old: plan['vecchioPrezzo'],
    credits: plan['crediti'],
    bonus: plan['crediti_promo'],
  }));
  return substance.sort((one, two) => String(one.id).localeCompare(String(two.id)));
}

/** All prices and rights of a member. */
async function pricesAndRights(token: string) {
  const rules = await answer(token, 'POST /api/pay_rules/get_pay_rules', {});
  const { guarantee, limits, renewing, newCard } = rules as Readonly<Record<string, unknown>>;
  const consents = (await answer(token, 'GET /api/consents')) as readonly {
    readonly at: string;
  }[];
  return {
    guarantee,
    limits,
    renewing,
    newCard,
    plans: sold(rules),
    consents: consents.map(({ at: _at, ...consent }) => consent),
    exports: await answer(token, 'GET /api/users/export'),
  };
}

test('a signup by an affiliate’s link has the same prices, consents and rights as a direct one', async () => {
  const alone = await pricesAndRights(await joined({}));
  expect(alone.plans.length).toBeGreaterThan(3);
  expect(alone.consents.length).toBeGreaterThan(2);
  expect(await pricesAndRights(await joined(SENT))).toEqual(alone);
  expect(await pricesAndRights(await joined({ ...SENT, fluxId: '21' }))).toEqual(alone);
});
