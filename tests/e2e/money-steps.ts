import type { Page } from '@playwright/test';
import { planLists } from '../../prisma/seed/plan-entries.ts';
import type { Locale } from '../../lib/brands/schema.ts';
import { orderFromPage } from './fresh-member.ts';

/** A plan of the demo as pages of this language name it. */
export function planName(productId: string, locale: Locale): string {
  const entry = planLists.free.find((one) => one.productId === productId);
  if (!entry) throw new Error(`the demo has no ${productId}`);
  return entry.planName[locale];
}

/** An amount in euro as pages of this language write it. */
export function euro(minor: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(minor / 100);
}

/** Pays for a plan by a card that asks for nothing; answers with the order's number. */
export async function boughtOrder(page: Page, productId: string): Promise<string> {
  const answer = await orderFromPage(page, productId, '4111111111111111');
  const { message, data } = JSON.parse(answer) as {
    readonly message: string;
    readonly data: { readonly orderId: string };
  };
  if (message !== 'success') throw new Error(`nothing was bought: ${answer}`);
  return data.orderId;
}
