import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { newId, newPublicId } from '../kernel/ids.ts';
import { currentText } from '../legal/queries.ts';
import { forgetClicks } from '../tracking/forget-clicks.ts';
import { CHOICE_HOLDS_MS } from './queries.ts';

type Choice = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** What the browser's cookie holds, if it has one that we made. */
  readonly visitorId: string | undefined;
  /** Who is logged in there, if anybody. */
  readonly memberId: string | null;
  readonly measuring: boolean;
  readonly marketing: boolean;
  readonly now: Date;
};

/**
 * Anyone may call. Appends the choice of a browser beside the hash of the cookie text it was made under. One
 * against marketing also forgets the click it came by, of who signed up there and of who is logged in there:
 * nothing more is told to an affiliate, not even what waits already.
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
  return { visitorId, askAgainAt: after(now, CHOICE_HOLDS_MS) };
}
