import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { launch } from './launch.ts';
import { order, wallet } from '../../../sandbox/tests/paypal-client.ts';
import { startSandbox, type RunningSandbox } from '../../../sandbox/tests/start-sandbox.ts';

// Each test opens a browser window, and other tests may keep the machine busy.
let sandbox: RunningSandbox;
let shop: Server;
let browser: Browser;

/** A brand's page with its own button, under the app's content security policy. */
function shopPage(origin: string): string {
  return `<!doctype html><html lang="it"><title>Shop</title><link rel="icon" href="data:,"><button disabled>Ordina</button>
<script nonce="n">
const script = document.createElement('script');
script.src = '${origin}/paypal/web-sdk/v6/core';
script.onload = async () => {
  const sdk = await paypal.createInstance({ clientId: 'demo-paypal-client', components: ['paypal-payments'], locale: 'it' });
  const session = sdk.createPayPalOneTimePaymentSession({
    onApprove: async ({ orderId }) => { document.title = 'approved ' + orderId; },
    onCancel: ({ orderId }) => { document.title = 'canceled ' + orderId; },
  });
  const button = document.querySelector('button');
  button.onclick = () => session
    .start({ presentationMode: 'popup' }, window.createOrder().then((orderId) => ({ orderId })))
    .catch((error) => { document.title = 'failed ' + error.message; });
  button.disabled = false;
};
document.head.append(script);
</script></html>`;
}

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
  const headers = {
    'content-type': 'text/html',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-n' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; connect-src ${sandbox.url}`,
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

async function openShop(createOrder: () => Promise<string>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.exposeFunction('createOrder', createOrder);
  await page.goto(`http://dolcevita.localhost:${(shop.address() as AddressInfo).port}/`);
  return page;
}

async function create(): Promise<string> {
  const made = await wallet(sandbox.url, '/v2/checkout/orders', { body: order() });
  return made.body.id ?? '';
}

const press = (page: Page) => page.getByRole('button', { name: 'Ordina' }).click();

test('a press opens the wallet’s window, which notifies the page of the approval', async () => {
  const page = await openShop(create);
  const [window] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  await window.getByLabel('Email del tuo conto').fill('buyer@example.test');
  await window.getByRole('button', { name: 'Paga ora' }).click();
  await page.waitForFunction(() => document.title.startsWith('approved '));
  const id = (await page.title()).split(' ')[1] ?? '';
  const { body } = await wallet(sandbox.url, `/v2/checkout/orders/${id}`, { method: 'GET' });
  expect(body.status).toBe('APPROVED');
});

test.each(['by its button', 'by closing it'])('a window closed %s is a cancel', async (how) => {
  const page = await openShop(create);
  const [window] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  const cancel = window.getByRole('button', { name: 'Annulla e torna indietro' });
  await cancel.waitFor();
  if (how === 'by its button') await cancel.click();
  else await window.close();
  await page.waitForFunction(() => document.title.startsWith('canceled '));
  expect(await page.title()).toMatch(/^canceled \w+$/);
});

test('a failed order creation closes the window and is an error on the page', async () => {
  const page = await openShop(() => Promise.reject(new Error('no order')));
  const [window] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  await page.waitForFunction(() => document.title.startsWith('failed '));
  if (!window.isClosed()) await window.waitForEvent('close');
  expect(await page.title()).toBe('failed no order');
});
