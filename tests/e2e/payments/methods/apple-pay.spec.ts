// [money §2 Plans page: "adding credits" overlay] [money §4 Google Pay]
import type { FrameLocator } from '@playwright/test';
import { leaveSheet, payOnSheet } from '../../pages/wallet-sheet.ts';
import { on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { boughtHeading, chooseMethod, giveTerms, orderButton } from '../../steps/pay.ts';
import type { Visit } from '../../fixtures/visit.ts';

/** Presses the order button; resolves to the sheet, which opens over the page. */
async function openSheet(buyer: Visit): Promise<FrameLocator> {
  await orderButton(buyer).click();
  return buyer.page.frameLocator('iframe[title="Apple Pay"]');
}

/** The newest event of a sheet of the stand-in. */
async function lastOnSheet(sandboxUrl: string): Promise<string | undefined> {
  const answer = await fetch(`${sandboxUrl}/wallets/events.json?wallet=applepay`);
  return ((await answer.json()) as { readonly event: string }[]).at(-1)?.event;
}

test(
  'Apple Pay: a closed sheet charges nothing, the device’s card pays without a bank page',
  on('phone', 'capolinea'),
  async ({ visit, app }) => {
    const buyer = visit();
    const { page, say, join } = buyer;
    await join('apple-pay', { flow: '7' });
    await chooseMethod(buyer, 'pack_50', 'applepay');
    await giveTerms(buyer);

    await test.step('after a closed sheet the form is still there', async () => {
      const sheet = await openSheet(buyer);
      await sheet.locator('button[type=submit]:enabled').waitFor();
      await leaveSheet(sheet);
      await expect(page.getByText(say('checkout.apple.canceled'))).toBeVisible();
    });

    await test.step('the sheet closes as paid', async () => {
      await payOnSheet(await openSheet(buyer));
      await expect.poll(() => lastOnSheet(app.sandboxUrl)).toBe('completed:success');
      await expect(boughtHeading(buyer, 'pack')).toBeVisible();
      await expect(page).toHaveURL(/\/ok/);
    });
  },
);
