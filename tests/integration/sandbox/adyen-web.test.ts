// [money §5 Card number] [money §5 Expiry] [money §5 16 digits and CVV 3]
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import { payment, post } from '../../../sandbox/tests/adyen-client.ts';
import { serveCardPage } from './card-page.ts';
import { launch } from './launch.ts';
import { startSandbox, type RunningSandbox } from '../../../sandbox/tests/start-sandbox.ts';

type Sealed = Readonly<Record<string, string>> | null;

// Frames and a browser are slow when other tests keep the machine busy.
let sandbox: RunningSandbox;
let cardPage: Awaited<ReturnType<typeof serveCardPage>>;
let browser: Browser;

/** Also closes what is still starting when a test times out, since the run would otherwise never end. */
const closings: Promise<() => unknown>[] = [];
function untilTheEnd<T>(starting: Promise<T>, close: (thing: T) => unknown): Promise<T> {
  closings.push(
    starting.then(
      (thing) => () => close(thing),
      () => () => undefined,
    ),
  );
  return starting;
}

beforeAll(async () => {
  const starting = startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
  sandbox = await untilTheEnd(starting, (started) => started.stop());
  cardPage = await untilTheEnd(serveCardPage(sandbox.url), (served) => {
    served.close();
  });
  browser = await untilTheEnd(launch(), (launched) => launched.close());
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  for (const closing of closings.reverse()) await (await closing)();
});

const base = () => `${sandbox.url}/checkoutshopper/test`;
const frameAddress = (origin: string) =>
  `${base()}/securedfields/test_DEMO/6.3.0/securedFields.html?type=card&d=${btoa(origin)}`;

async function openPage(locale = 'it'): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(cardPage.url(locale));
  await page.evaluate('fields.then(() => undefined)');
  return { page, complaints };
}

const field = (page: Page, name: string) =>
  page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox');
const seal = (page: Page) => page.evaluate<Sealed>('fields.then((mounted) => mounted.seal())');
/** The last key reaches the library by message, a moment after the press. */
const sealWhenFilled = (page: Page) =>
  page.evaluate<Sealed>(`(async () => {
    const mounted = await fields;
    for (;;) {
      const sealed = await mounted.seal();
      if (sealed) return sealed;
      await new Promise(requestAnimationFrame);
    }
  })()`);

/** A frame has the focus a moment before its field; a key pressed in between would be lost. */
async function awaitFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (frame) => document.activeElement === document.querySelector(`[data-cse="${frame}"] iframe`),
    name,
  );
  await field(page, name).evaluate(async (input) => {
    const { ownerDocument } = input;
    while (ownerDocument.activeElement !== input || !ownerDocument.hasFocus()) {
      await new Promise(requestAnimationFrame);
    }
  });
}

const LOOKUP_DIGITS = 8;

/**
 * The library learns from a look-up of the first digits how many there are, and advances the focus after the last.
 * People type slower than the look-up takes.
 */
async function typeNumber(page: Page, digits: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/binLookup'));
  await page.keyboard.type(digits.slice(0, LOOKUP_DIGITS), { delay: 5 });
  await (await answered).finished();
  await page.keyboard.type(digits.slice(LOOKUP_DIGITS), { delay: 5 });
}

/** Only the number is clicked: the focus must advance through the other fields by itself. */
async function type(page: Page, card: { number: string; expiry: string; code: string }) {
  await field(page, 'encryptedCardNumber').click();
  await awaitFocus(page, 'encryptedCardNumber');
  await typeNumber(page, card.number);
  await awaitFocus(page, 'encryptedExpiryDate');
  await page.keyboard.type(card.expiry, { delay: 5 });
  await awaitFocus(page, 'encryptedSecurityCode');
  await page.keyboard.type(card.code, { delay: 5 });
}

/** A payment with the encrypted fields; a code of the wrong length would be refused. */
function sealedPayment(sealed: Readonly<Record<string, string>> | null) {
  return payment({
    encryptedCardNumber: sealed?.['cardNumber'] ?? '',
    encryptedExpiryMonth: sealed?.['cardMonth'] ?? '',
    encryptedExpiryYear: sealed?.['cardYear'] ?? '',
    encryptedSecurityCode: sealed?.['cardSecurityCode'] ?? '',
  });
}

test('a card typed into the real library is encrypted, and the encrypted card pays', async () => {
  const { page, complaints } = await openPage();
  await type(page, { number: '4111111111111111', expiry: '0330', code: '737' });
  const sealed = await sealWhenFilled(page);
  expect(Object.keys(sealed ?? {}).sort()).toEqual(
    ['cardNumber', 'cardMonth', 'cardSecurityCode', 'cardYear'].sort(),
  );
  for (const value of Object.values(sealed ?? {})) {
    expect(value).toMatch(/^sealed_[\w+/]{300,}=*$/);
    expect(value).not.toContain('4111');
  }
  const paid = await post(sandbox.url, '/payments', sealedPayment(sealed));
  expect(paid.body.resultCode).toBe('Authorised');
  expect(complaints).toEqual([]);
  await page.evaluate('fields.then((mounted) => mounted.destroy())');
  expect(await page.locator('iframe').count()).toBe(0);
});

test('an American Express takes fifteen digits and a code of four', async () => {
  const { page } = await openPage('fr');
  await type(page, { number: '370000000000002', expiry: '0330', code: '7373' });
  const sealed = await sealWhenFilled(page);
  const paid = await post(sandbox.url, '/payments', sealedPayment(sealed));
  expect(paid.body.resultCode).toBe('Authorised');
});

test('nothing is encrypted while a field is wrong, and each field shows an error in the page’s language', async () => {
  const { page } = await openPage();
  expect(await seal(page)).toBeNull();
  const shown = (text: string) => page.locator('#place').getByText(text).waitFor();
  await shown('Inserisci il numero della carta');
  await shown('Inserisci la scadenza');
  await shown('Inserisci il codice di sicurezza');

  await field(page, 'encryptedCardNumber').fill('4111111111111112');
  await shown('Controlla il numero della carta');
  const number = field(page, 'encryptedCardNumber');
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('4111111111111111');
  await field(page, 'encryptedExpiryDate').fill('0120');
  await shown('La carta è scaduta');
  expect(await seal(page)).toBeNull();
});

test('frames and calls are available to local pages only', async () => {
  const local = await fetch(frameAddress('http://dolcevita.localhost:3000'));
  expect(local.headers.get('content-security-policy')).toContain('frame-ancestors http://*.local');
  expect((await fetch(frameAddress('https://evil.example'))).status).toBe(400);
  const ask = async (origin: string) => {
    const answer = await fetch(`${base()}/v3/bin/binLookup`, {
      method: 'OPTIONS',
      headers: { origin },
    });
    return answer.headers.get('access-control-allow-origin');
  };
  expect(await ask('http://dolcevita.localhost:3000')).toBe('http://dolcevita.localhost:3000');
  expect(await ask('https://evil.example')).toBeNull();
});

test('the card brand of an encrypted prefix is returned, with whether the page accepts it', async () => {
  const lookUpBin = async (bin: string) => {
    const answer = await fetch(`${base()}/v3/bin/binLookup?token=test_DEMO`, {
      method: 'POST',
      body: JSON.stringify({
        requestId: 'r1',
        encryptedBin: `test_${bin}`,
        supportedBrands: ['mc', 'amex'],
      }),
    });
    return (await answer.json()) as unknown;
  };
  expect(await lookUpBin('55554444')).toMatchObject({
    requestId: 'r1',
    brands: [{ brand: 'mc', supported: true, panLength: 16 }],
  });
  expect(await lookUpBin('41111111')).toMatchObject({
    brands: [{ brand: 'visa', supported: false }],
  });
  expect(await lookUpBin('99999999')).toEqual({ requestId: 'r1' });
});
