import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import { payment, post } from '../../../sandbox/tests/adyen-client.ts';
import { serveCardPage } from './card-page.ts';
import { launch } from './launch.ts';
import { startSandbox, type RunningSandbox } from '../../../sandbox/tests/start-sandbox.ts';

// Each test opens a browser, and other tests may keep the machine busy.
let sandbox: RunningSandbox;
let cardPage: Awaited<ReturnType<typeof serveCardPage>>;
let browser: Browser;

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
  cardPage = await serveCardPage(sandbox.url);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  cardPage.close();
  await sandbox.stop();
});

/** A payment with a challenge inside the page, as passed to the provider's own script. */
async function askedPage(): Promise<{ page: Page; result: () => Promise<string> }> {
  const { body } = await post(
    sandbox.url,
    '/payments',
    payment(
      { encryptedCardNumber: 'test_5454545454545454' },
      { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } },
    ),
  );
  expect(body).toMatchObject({
    resultCode: 'IdentifyShopper',
    action: { type: 'threeDS2', subtype: 'fingerprint', paymentMethodType: 'scheme' },
  });
  const page = await browser.newPage();
  await page.goto(cardPage.url('it'));
  await page.evaluate('fields.then((mounted) => mounted.destroy())');
  const action = JSON.stringify({ ...body.action, type: 'native' });
  await page.evaluate(`void (window.asked = ask(${action}))`);
  return { page, result: () => page.evaluate<string>('asked') };
}

const bank = (page: Page) => page.frameLocator('iframe[name="threeDSIframe"]');

const details = (threeDSResult: string) =>
  post(sandbox.url, '/payments/details', { details: { threeDSResult } });

test('the provider’s script fingerprints the device, shows the bank’s frame and returns its approval', async () => {
  const { page, result } = await askedPage();
  const frame = page.locator('iframe[name="threeDSIframe"]');
  expect(await frame.boundingBox()).toMatchObject({ width: 390, height: 560 });
  await bank(page).locator('input[type=password]').fill('password');
  await bank(page).locator('button[value=confirm]').click();
  const challengeResult = await result();
  const { body } = await details(challengeResult);
  expect(body).toMatchObject({
    resultCode: 'Authorised',
    additionalData: { threeDAuthenticated: 'true' },
  });
  expect((await details(challengeResult)).body).toEqual(body);
  await page.close();
});

test('a wrong password is asked for again, and the third one fails the challenge', async () => {
  const { page, result } = await askedPage();
  for (const _ of [1, 2, 3]) {
    await bank(page).locator('input[type=password]').fill('wrong');
    await bank(page).locator('button[value=confirm]').click();
  }
  const { body } = await details(await result());
  expect(body).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '11' });
  await page.close();
});
