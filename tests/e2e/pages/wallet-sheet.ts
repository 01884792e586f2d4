import type { FrameLocator, Page } from '@playwright/test';

/** Google's sheet is a separate window, Apple's a frame over the page. */
type Sheet = Page | FrameLocator;

/** How Google's wallet stores the card. */
type Choice = { readonly assurance?: 'pan_only' | 'cryptogram' };

/** Selects a card on the sheet of the wallet's stand-in and confirms. */
export async function payOnSheet(sheet: Sheet, { assurance }: Choice = {}): Promise<void> {
  if (assurance !== undefined) {
    await sheet.locator(`input[name=assurance][value=${assurance}]`).check();
  }
  await sheet.locator('button[type=submit]:enabled').click();
}

export async function leaveSheet(sheet: Sheet): Promise<void> {
  await sheet.locator('#cancel').click();
}
