import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { payment, post } from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
});
afterAll(() => sandbox.stop());

const ENROLLED = { encryptedCardNumber: 'test_4212345678910006' };

async function begin(
  more: Record<string, unknown> = {},
  method: Record<string, string> = ENROLLED,
) {
  const { body } = await post(
    sandbox.url,
    '/payments',
    payment(method, { shopperLocale: 'it-IT', ...more }),
  );
  expect(body.resultCode).toBe('RedirectShopper');
  if (body.action === undefined) throw new Error('the payment returned no action');
  return body.action;
}

function answer(url: string, form: Record<string, string>) {
  return fetch(`${url}/answer`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}

function resultIn(response: Response): string {
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.searchParams.get('order')).toBe('1');
  return back.searchParams.get('redirectResult') ?? '';
}

const details = (redirectResult: string) =>
  post(sandbox.url, '/payments/details', { details: { redirectResult } });

test('the challenge page shows amount and merchant; the right password authorises the payment', async () => {
  const action = await begin();
  expect(action).toMatchObject({ type: 'redirect', method: 'POST', paymentMethodType: 'scheme' });
  const page = await fetch(action.url, { method: 'POST', body: new URLSearchParams(action.data) });
  const shown = await page.text();
  expect(shown).toContain('19,90');
  expect(shown).toContain('gankomedia');
  expect(shown).toContain('lang="it"');
  const result = resultIn(await answer(action.url, { decision: 'confirm', password: 'password' }));
  const first = await details(result);
  expect(first.body).toMatchObject({
    resultCode: 'Authorised',
    additionalData: { threeDAuthenticated: 'true', cardSummary: '0006' },
  });
  expect(await details(result)).toEqual(first);
});

test('a challenge refused by the shopper answers 3D Not Authenticated', async () => {
  const action = await begin();
  const { body } = await details(resultIn(await answer(action.url, { decision: 'refuse' })));
  expect(body).toMatchObject({
    resultCode: 'Refused',
    refusalReason: '3D Not Authenticated',
    refusalReasonCode: '11',
  });
});

test('wrong passwords show an error; the third one ends the challenge', async () => {
  const { url } = await begin();
  for (const _ of [1, 2]) {
    const again = await answer(url, { decision: 'confirm', password: 'nope' });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('role="alert"');
  }
  const result = resultIn(await answer(url, { decision: 'confirm', password: 'nope' }));
  expect((await details(result)).body.refusalReasonCode).toBe('11');
});

test('a second click does not charge twice', async () => {
  const { url } = await begin();
  const form = { decision: 'confirm', password: 'password' };
  const [one, two] = await Promise.all([answer(url, form), answer(url, form)]);
  expect(resultIn(one)).toBe(resultIn(two));
});

test('the issuer may still refuse after authentication', async () => {
  const { url } = await begin({}, { ...ENROLLED, holderName: 'NOT_ENOUGH_BALANCE' });
  const result = resultIn(await answer(url, { decision: 'confirm', password: 'password' }));
  expect((await details(result)).body).toMatchObject({
    resultCode: 'Refused',
    refusalReasonCode: '12',
  });
});

test('a forged form, an unknown challenge and an unknown result are refused', async () => {
  const { url, data } = await begin();
  const forged = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ ...data, PaReq: 'x' }),
  });
  expect(forged.status).toBe(400);
  expect((await fetch(`${sandbox.url}/adyen/3ds/challenge/unknown`)).status).toBe(404);
  expect((await details('unknown')).status).toBe(422);
});

test('a merchant may request GET for the redirect and POST for the return', async () => {
  const action = await begin({ redirectToIssuerMethod: 'GET', redirectFromIssuerMethod: 'POST' });
  expect(action.method).toBe('GET');
  expect(action.data).toBeUndefined();
  const back = await (
    await answer(action.url, { decision: 'confirm', password: 'password' })
  ).text();
  const result = /name="redirectResult" value="([^"]+)"/.exec(back)?.[1] ?? '';
  expect((await details(result)).body.resultCode).toBe('Authorised');
});

test('a stored card is authenticated when its shopper is present, and not at a renewal', async () => {
  const shopper = { shopperReference: 'shopper-9', recurringProcessingModel: 'CardOnFile' };
  const { url } = await begin({ ...shopper, storePaymentMethod: true });
  const { body } = await details(
    resultIn(await answer(url, { decision: 'confirm', password: 'password' })),
  );
  const paymentMethod = {
    type: 'scheme',
    storedPaymentMethodId: body.additionalData?.['tokenization.storedPaymentMethodId'],
  };
  const charge = (model: string) =>
    post(sandbox.url, '/payments', {
      ...payment(
        {},
        { ...shopper, shopperInteraction: 'ContAuth', recurringProcessingModel: model },
      ),
      paymentMethod,
    });
  expect((await charge('CardOnFile')).body.resultCode).toBe('RedirectShopper');
  expect((await charge('Subscription')).body.resultCode).toBe('Authorised');
});

test('a frictionless card is authenticated without a page', async () => {
  const { body } = await post(
    sandbox.url,
    '/payments',
    payment({ encryptedCardNumber: 'test_5201281505129736' }),
  );
  expect(body).toMatchObject({
    resultCode: 'Authorised',
    additionalData: { threeDAuthenticated: 'true' },
  });
});
