// [money §9 Wallet networks]
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from '@playwright/test';
import { launch } from './launch.ts';
import { startSandbox, type RunningSandbox } from '../../../sandbox/tests/start-sandbox.ts';

// Each test opens a browser window, and other tests may keep the machine busy.
let sandbox: RunningSandbox;
let shop: Server;
let browser: Browser;

const PRESS = `
const google = async () => {
  const client = new window.google.payments.api.PaymentsClient({ environment: 'TEST' });
  const card = { type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA'] } };
  const asked = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [card] };
  const { result } = await client.isReadyToPay(asked);
  const tokenizationSpecification = { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'adyen' } };
  client.loadPaymentData({
    ...asked,
    allowedPaymentMethods: [{ ...card, tokenizationSpecification }],
    merchantInfo: { merchantName: 'Shop' },
    transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '24.90', currencyCode: 'EUR' },
  }).then(
    ({ paymentMethodData }) => { document.title = 'paid ' + result + ' ' + paymentMethodData.type; },
    ({ statusCode }) => { document.title = statusCode; },
  );
};
const apple = () => {
  const session = new ApplePaySession(3, { supportedNetworks: ['visa', 'amex'], currencyCode: 'EUR', total: { label: 'Shop', amount: '24.90' } });
  session.onvalidatemerchant = ({ validationURL }) => window.validate(validationURL).then((given) => session.completeMerchantValidation(given));
  session.onpaymentauthorized = ({ payment }) => {
    document.title = 'paid ' + payment.token.paymentMethod.network;
    session.completePayment(window.outcome);
  };
  session.oncancel = () => { document.title = 'canceled'; };
  session.begin();
};`;

/** A brand's page under the app's content security policy. */
const shopPage = (origin: string) => `<!doctype html><html lang="fr"><title>Shop</title>
<link rel="icon" href="data:,"><button id="google">G</button><button id="apple">A</button>
<script nonce="n">
for (const path of ['/gp/p/js/pay.js', '/applepay/session.js']) {
  const script = document.createElement('script');
  script.src = '${origin}' + path;
  script.onload = () => {
    try { if (window.ApplePaySession) apple(); } catch ({ message }) { window.early = message; }
  };
  document.head.append(script);
}
${PRESS}
document.querySelector('#google').onclick = google;
document.querySelector('#apple').onclick = apple;
</script></html>`;

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
  const headers = {
    'content-type': 'text/html',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-n' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; frame-src ${sandbox.url}`,
  };
  shop = createServer((_, response) => response.writeHead(200, headers).end(shopPage(sandbox.url)));
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  shop.closeAllConnections();
  shop.close();
  await sandbox.stop();
});

const pem = (name: string) => readFileSync(`sandbox/tls/${name}.pem`);
const MERCHANT = 'merchant.example.amarena.demo';

type Asked = { readonly merchantIdentifier?: string; readonly initiativeContext?: string };

/** Requests a session as a merchant's server does. */
function session(url: string, asked: Asked = {}, identity = true): Promise<[number, unknown]> {
  const body = JSON.stringify({
    merchantIdentifier: MERCHANT,
    displayName: 'Shop',
    initiative: 'web',
    initiativeContext: 'dolcevita.localhost',
    ...asked,
  });
  const own = identity ? { cert: pem('merchant'), key: pem('merchant-key') } : {};
  const options = { method: 'POST', ca: pem('ca'), agent: false as const, ...own };
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve([answer.statusCode ?? 0, JSON.parse(Buffer.concat(chunks).toString('utf8'))]);
      });
    });
    call.on('error', reject).end(body);
  });
}

async function openShop(validate = session): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.exposeFunction('validate', async (url: string) => (await validate(url))[1]);
  await page.goto(`http://dolcevita.localhost:${(shop.address() as AddressInfo).port}/`);
  await page.waitForFunction('window.google && window.ApplePaySession');
  return page;
}

const titled = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

async function openGoogle(page: Page): Promise<Page> {
  const [sheet] = await Promise.all([page.waitForEvent('popup'), page.locator('#google').click()]);
  return sheet;
}

async function openApple(page: Page, outcome = 0): Promise<Frame> {
  await page.evaluate(`window.outcome = ${outcome}`);
  await page.locator('#apple').click();
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the payment sheet did not open');
  return frame;
}

async function lastEvent(wallet: string): Promise<string | undefined> {
  const answer = await fetch(`${sandbox.url}/wallets/events.json?wallet=${wallet}`);
  return ((await answer.json()) as { readonly event: string }[]).at(-1)?.event;
}

test('Google’s sheet offers the merchant’s networks in the page’s language and returns the encrypted token', async () => {
  const page = await openShop();
  const sheet = await openGoogle(page);
  await sheet.getByRole('radio', { name: /Visa/ }).waitFor();
  expect(await sheet.getByRole('radio', { name: /Mastercard/ }).count()).toBe(0);
  await sheet.getByText('24,90').waitFor();
  await sheet.getByRole('button', { name: 'Payer' }).click();
  await titled(page, 'paid true CARD');
});

test.each(['by its button', 'by closing it'])(
  'a Google sheet closed %s is a cancel',
  async (how) => {
    const page = await openShop();
    const sheet = await openGoogle(page);
    const cancel = sheet.getByRole('button', { name: 'Annuler' });
    await cancel.waitFor();
    if (how === 'by its button') await cancel.click();
    else await sheet.close();
    await titled(page, 'CANCELED');
  },
);

test('Apple’s sheet waits for the merchant’s session, pays, and reports the result', async () => {
  const page = await openShop();
  const sheet = await openApple(page);
  await sheet.getByRole('button', { name: 'Confirmer', disabled: false }).click();
  await titled(page, 'paid Visa');
  await page.waitForSelector('iframe', { state: 'detached' });
  expect(await lastEvent('applepay')).toBe('completed:success');
});

test('a refused payment is reported on Apple’s sheet too', async () => {
  const page = await openShop();
  const sheet = await openApple(page, 1);
  await sheet.locator('select').selectOption('refused-12');
  await sheet.getByRole('button', { name: 'Confirmer', disabled: false }).click();
  await page.waitForSelector('iframe', { state: 'detached' });
  expect(await lastEvent('applepay')).toBe('completed:failure');
});

test('Apple’s sheet opens on a press only, and Escape closes it', async () => {
  const page = await openShop();
  expect(await page.evaluate('window.early')).toContain('user gesture');
  const sheet = await openApple(page);
  await sheet.getByRole('button', { name: 'Confirmer', disabled: false }).press('Escape');
  await titled(page, 'canceled');
});

test.each([
  ['another page', { initiativeContext: 'fuego.localhost' }],
  ['another sheet', {}],
])('a session of %s opens no sheet', async (_whose, asked) => {
  const url = `${sandbox.tlsUrl}/paymentservices/startSession`;
  const [, given] = await session(url, asked);
  const used = { session: given, domain: 'dolcevita.localhost' };
  const body = JSON.stringify(used);
  if (!('initiativeContext' in asked)) {
    const first = await fetch(`${sandbox.url}/wallets/validate`, { method: 'POST', body });
    expect(first.status).toBe(200);
  }
  const page = await openShop(() => Promise.resolve([200, given]));
  await page.locator('#apple').click();
  await titled(page, 'canceled');
});

test('a session is for the merchant of the certificate, and is refused without one', async () => {
  const url = `${sandbox.tlsUrl}/paymentservices/startSession`;
  expect((await session(url))[0]).toBe(200);
  expect((await session(url, { merchantIdentifier: 'merchant.somebody.else' }))[0]).toBe(417);
  await expect(session(url, {}, false)).rejects.toThrow();
});
