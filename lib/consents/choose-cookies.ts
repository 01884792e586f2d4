import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { newId, newPublicId } from '../kernel/ids.ts';
import { currentText } from '../legal/queries.ts';
import { forgetClicks } from './forget-clicks.ts';
import { COOKIE_CHOICE_MS } from './limits.ts';

type Choice = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** Value of the browser's visitor cookie, if it has one that we issued. */
  readonly visitorId: string | undefined;
  /** Member who is logged in in this browser, if any. */
  readonly memberId: string | null;
  readonly measuring: boolean;
  readonly marketing: boolean;
  readonly now: Date;
};

/**
 * Anyone may call. Appends the cookie choice of a browser with the hash of the cookie text it refers to.
 * Refusing marketing also deletes the affiliate click of this browser, of members who signed up in it and of
 * the logged-in member: nothing more is sent to an affiliate, not even postbacks already queued.
 */
export async function chooseCookies(
  choice: Choice,
): Promise<{ visitorId: string; askAgainAt: Date }> {
  const { brand, locale, memberId, measuring, marketing, now } = choice;
  const given = choice.visitorId ?? '';
  const visitorId = /^[\w-]{16}$/.test(given) ? given : newPublicId();
  const text = await currentText(brand, 'cookie', locale);
  await inTransaction(async (tx) => {
    await tx.cookieChoice.create({
      data: {
        id: newId(now.getTime()),
        brandId: brand.id,
        visitorId,
        measuring,
        marketing,
        textHash: text.hash,
        at: now,
      },
    });
    if (!marketing) await forgetClicks(tx, { visitorId, memberId });
  });
  return { visitorId, askAgainAt: after(now, COOKIE_CHOICE_MS) };
}
