// [money §1 A flow decides cost] [money §7 Parity with and without affiliate parameters]
import { describe, expect, test } from '@jest/globals';
import { register } from '#lib/accounts/signup/register.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';
import { db } from '#lib/db/client.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { chooseFlow } from '#lib/flows/choose-flow.ts';
import { currentFlow, flowCodes } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { orderRights } from '#lib/payments/history/order-rights.ts';
import { offerFor } from '#lib/payments/queries.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { createHostedProfile } from '../../factories/profile.ts';
import { signupForm } from '../accounts/signup-form.ts';
import { json, send } from '../payments/payment-calls.ts';
import { GOOD, paymentSandbox } from '../payments/payment-sandbox.ts';

paymentSandbox();

const CODES = ['7', '0000', '12', '15', '21'];
const now = clock.now();

function known(): Brand {
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('brand dolcevita not found');
  return brand;
}

type Sold = { readonly product_id: string } & Readonly<Record<string, unknown>>;

/** The fields of a plan that must be equal in every flow. */
const SUBSTANCE = ['prezzo', 'prezzo_totale', 'vecchioPrezzo', 'crediti', 'crediti_promo'];

async function rulesFor(viewer: MemberViewer) {
  const answer = await json(await send('POST /api/pay_rules/get_pay_rules', { viewer, body: {} }));
  const plans = answer['plans'] as readonly Sold[];
  const sold = plans.map((plan) => ({
    id: plan.product_id,
    level: plan['premiumLevel'],
    name: plan['nomePiano'],
    substance: SUBSTANCE.map((key) => plan[key]),
  }));
  const { guarantee, limits, renewing, newCard } = answer;
  return {
    guarantee,
    limits,
    renewing,
    newCard,
    plans: sold.sort((one, two) => one.id.localeCompare(two.id)),
  };
}

/** Every text and number of each offer, as stored with an order. */
async function offersFor(viewer: MemberViewer, products: readonly string[]) {
  const where = { brand: known(), locale: 'it' as const, now };
  return Promise.all(
    products.map(async (productId) => {
      const { offer, hash } = await offerFor(viewer, productId, where);
      return { offer, hash };
    }),
  );
}

async function expectEqual(viewers: readonly MemberViewer[]): Promise<void> {
  const [first, ...others] = await Promise.all(viewers.map(rulesFor));
  if (!first) throw new Error('no viewers to compare');
  expect(first.plans.length).toBeGreaterThan(3);
  for (const other of others) expect(other).toEqual(first);
  const products = [...first.plans.map(({ id }) => id), 'card_check'];
  const [offers, ...more] = await Promise.all(viewers.map((viewer) => offersFor(viewer, products)));
  for (const other of more) expect(other).toEqual(offers);
}

describe('the flows of the demo', () => {
  test('a brand has exactly the flows that are compared here', async () => {
    expect(await flowCodes('fuego')).toEqual(new Set(CODES));
  });

  test('offer the same plans at the same price, with the same texts and the same rights', async () => {
    const buyers = await Promise.all(CODES.map((flowCode) => createBuyer({ flowCode })));
    await expectEqual(buyers.map(({ viewer }) => viewer));
  });

  test('give a paid order the same withdrawal and cancellation rights', async () => {
    const rights = [];
    for (const flowCode of CODES) {
      const { viewer, memberId } = await createBuyer({ flowCode });
      const orderInput = {
        viewer,
        provider: 'adyen',
        paymentMethod: GOOD,
        productId: 'pack_50',
        now,
      } as const;
      const { attempt, request, intent } = await createOrder(orderInput);
      await submitAttempt(attempt, request, now);
      const given = await orderRights(db(), memberId, intent.publicId, now);
      expect(given.withdrawUntil).not.toBeNull();
      rights.push(given);
    }
    for (const given of rights) expect(given).toEqual(rights[0]);
  });

  test('show the same label for who answers a hosted profile', async () => {
    const buyers = await Promise.all(CODES.map((flowCode) => createBuyer({ flowCode })));
    const { regionId } = buyers[0]?.viewer ?? {};
    if (!regionId) throw new Error('the buyer has no region');
    const { publicId } = await createHostedProfile({ regionId, answeredBy: ['script', 'ai'] });
    const seen = await Promise.all(
      buyers.map(({ viewer }) => profileView({ viewer, locale: 'it', now }, publicId)),
    );
    for (const { label, answeredBy } of seen) {
      expect({ label, answeredBy }).toEqual({
        label: expect.stringMatching(/\w/),
        answeredBy: seen[0]?.answeredBy,
      });
      expect(label).toBe(seen[0]?.label);
    }
  });
});

test('a member sent by an affiliate has the same consents, prices and rights as one who comes directly', async () => {
  const codes = await flowCodes('dolcevita');
  const codeFor = (affiliate: string | undefined) =>
    chooseFlow({ path: '/signup', affiliate, defaultCode: '7', known: codes });
  const [alone, sent] = [codeFor(undefined), codeFor('partner-1')];
  expect([alone, sent]).toEqual(['0000', '7']);
  const joined = [];
  for (const code of [alone, sent]) {
    const flow = await currentFlow('dolcevita', code);
    const registered = await register(await signupForm({}, { flow }));
    if (registered.kind !== 'entered') throw new Error('register returned no session');
    const consents = await db().consentRecord.findMany({
      where: { memberId: registered.memberId },
      orderBy: { purpose: 'asc' },
      select: { purpose: true, granted: true, textVersion: true, textHash: true },
    });
    const viewer = await findSession(registered.token);
    if (!viewer) throw new Error('session not found');
    joined.push({ consents, viewer });
  }
  expect(joined[0]?.consents.length).toBeGreaterThan(2);
  expect(joined[1]?.consents).toEqual(joined[0]?.consents);
  await expectEqual(joined.map(({ viewer }) => viewer));
});
