import type { Brand, Locale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { after, DAY } from '../kernel/clock.ts';
import { newId, newPublicId } from '../kernel/ids.ts';
import { currentText } from '../legal/queries.ts';

/** After this the banner asks again. */
export const CHOICE_HOLDS_MS = 182 * DAY;

type Choice = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** What the browser's cookie holds, if it has one that we made. */
  readonly visitorId: string | undefined;
  readonly measuring: boolean;
  readonly marketing: boolean;
  readonly now: Date;
};

/** Anyone may call. Appends the choice of a browser beside the hash of the cookie text it was made under. */
export async function chooseCookies(
  choice: Choice,
): Promise<{ visitorId: string; askAgainAt: Date }> {
  const { brand, locale, measuring, marketing, now } = choice;
  const given = choice.visitorId ?? '';
  const visitorId = /^[\w-]{16}$/.test(given) ? given : newPublicId();
  const text = await currentText(brand, 'cookie', locale);
  await db().cookieChoice.create({
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
  return { visitorId, askAgainAt: after(now, CHOICE_HOLDS_MS) };
}
