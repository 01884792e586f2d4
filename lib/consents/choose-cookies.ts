import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction, type Db } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { newId, newPublicId } from '../kernel/ids.ts';
import { currentText } from '../legal/queries.ts';
import { COOKIE_CHOICE_MS } from '../legal/limits.ts';

type Whose = { readonly visitorId: string; readonly memberId: string | null };

/**
 * Called in the transaction that withdraws the marketing consent. Deletes the clicks of that browser and of
 * that member, stops their pending postbacks and unlinks partner orders.
 */
async function forgetClicks(tx: Db, { visitorId, memberId }: Whose): Promise<void> {
  const forgotten = await tx.$queryRaw<{ member_id: string }[]>`
    update attributions set click_id = null, remarketing_click_id = null, visitor_id = null
     where (visitor_id = ${visitorId} or member_id = ${memberId}::uuid)
       and (click_id is not null or remarketing_click_id is not null)
    returning member_id`;
  const memberIds = forgotten.map(({ member_id: id }) => id);
  await tx.postback.updateMany({
    where: { memberId: { in: memberIds }, state: { in: ['due', 'dead'] } },
    data: { state: 'stopped', clickId: '' },
  });
  await tx.partnerOrder.updateMany({
    where: { memberId: { in: memberIds } },
    data: { memberId: null },
  });
}

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
