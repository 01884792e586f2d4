import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { db } from '#lib/db/client.ts';
import { askedAttempt } from '#lib/payments/attempts/asked.ts';
import { adyen } from '#lib/payments/providers/adyen/adapter.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';

const ASKED_ON_OUR_PAGE = '5454545454545454';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterAll(() => sandbox.stop());

const decoded = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Readonly<Record<string, string>>;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function asked(productId = 'pack_150', holder?: string) {
  const { viewer, memberId } = await createBuyer();
  const paymentMethod = sealedCard(ASKED_ON_OUR_PAGE, holder);
  const { attempt, request } = await createOrder({
    viewer,
    provider: 'adyen',
    paymentMethod,
    productId,
  });
  const { state, action } = await submitAttempt(attempt, request, clock.now());
  if (state !== 'requires_action' || action?.type !== 'native')
    throw new Error('the payment has no native challenge');
  const row = () => db().attempt.findUniqueOrThrow({ where: { id: attempt.id } });
  const finish = async (threeDSResult: string) => {
    const seen = await adyen.finish(askedAttempt(await row()), { threeDSResult });
    return syncAttempt(attempt.id, seen, clock.now());
  };
  return { memberId, attempt, action, row, finish };
}

/** The request that the provider's script makes in the browser between its two frames. */
async function challengeAfter({ paymentData }: ThreeDsOf<'native'>) {
  const path = 'checkoutshopper/test/http://localhost:8080/v1/submitThreeDS2Fingerprint';
  const answer = await fetch(`${sandbox.url}/${path}?token=test_DEMO`, {
    method: 'POST',
    body: JSON.stringify({ fingerprintResult: encoded({ threeDSCompInd: 'Y' }), paymentData }),
  });
  const { action } = (await answer.json()) as { readonly action: ThreeDsOf<'native'> };
  return action;
}

/**
 * Answers the challenge as the buyer does in the bank's frame; returns the result that the script passes to
 * our page.
 */
async function answered(action: ThreeDsOf<'native'>, form: string): Promise<string> {
  const challenge = await challengeAfter(action);
  expect(challenge.subtype).toBe('challenge');
  const { acsURL } = decoded(challenge.token);
  const body = new URLSearchParams(form);
  const page = await (await fetch(`${acsURL ?? ''}/answer`, { method: 'POST', body })).text();
  const transStatus = /transStatus\W+(\w)/.exec(page)?.[1];
  return encoded({ transStatus, authorisationToken: challenge.authorisationToken });
}

test('the bank’s challenge is shown on our page, and its approval captures the payment', async () => {
  const { action, row, finish } = await asked();
  expect(decoded(action.token)).toMatchObject({
    threeDSMethodUrl: expect.stringMatching(/^http/),
    threeDSServerTransID: expect.any(String),
  });
  const done = await finish(await answered(action, 'password=password'));
  expect(done).toMatchObject({ state: 'captured', fulfilled: true });
  expect(await row()).toMatchObject({ threeDs: true });
});

test('a refused challenge charges nothing', async () => {
  const { action, finish } = await asked();
  const done = await finish(await answered(action, 'decision=refuse'));
  expect(done).toMatchObject({ state: 'refused', outcome: 'warning' });
});

test('a result claimed by the page decides nothing', async () => {
  const { action, row, finish } = await asked();
  const { authorisationToken } = action;
  for (const submitted of [
    encoded({ transStatus: 'Y', authorisationToken }),
    encoded({ transStatus: 'Y', authorisationToken: 'another' }),
    'nonsense',
  ]) {
    expect(
      await adyen.finish(askedAttempt(await row()), { threeDSResult: submitted }),
    ).toMatchObject({
      state: 'unknown',
    });
  }
  await answered(action, 'decision=refuse');
  const lied = encoded({ transStatus: 'Y', authorisationToken });
  expect(await finish(lied)).toMatchObject({ state: 'refused', outcome: 'warning' });
});

test('the result of another payment’s challenge is refused', async () => {
  const [mine, theirs] = [await asked(), await asked()];
  const result = await answered(theirs.action, 'password=password');
  await expect(mine.finish(result)).rejects.toMatchObject({ code: 'integrity_failure' });
  expect(await mine.row()).toMatchObject({ state: 'requires_action' });
});

test('verifies a card', async () => {
  const { memberId, action, finish } = await asked('card_check');
  await finish(await answered(action, 'password=password'));
  expect(await db().cardCheck.findFirstOrThrow({ where: { memberId } })).toMatchObject({
    passed: true,
    threeDs: true,
  });
});
