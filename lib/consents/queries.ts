import { db, type Db } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import type { ConsentPurpose } from '../db/generated/enums.ts';
import { currentText, textsByHash } from '../legal/queries.ts';
import { BOXES, purposes } from './purposes.ts';
import type { ConsentTexts } from './record-consents.ts';
import { COOKIE_CHOICE_MS } from '../legal/limits.ts';

/** The current texts beside the boxes in one language: what a tick refers to. */
export async function consentTextsFor(brand: Brand, locale: Locale): Promise<ConsentTexts> {
  const found = await Promise.all(
    purposes.map(
      async (purpose) => [purpose, await currentText(brand, BOXES[purpose].text, locale)] as const,
    ),
  );
  return Object.fromEntries(found) as ConsentTexts;
}

export type ConsentState = {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  readonly at: Date;
  readonly textVersion: number;
};

/** A member's own current consents: the newest row of each purpose. */
export async function consentsOf(memberId: string): Promise<ConsentState[]> {
  const rows = await db().consentRecord.findMany({
    where: { memberId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    distinct: ['purpose'],
    select: { purpose: true, granted: true, at: true, textVersion: true },
  });
  return purposes.flatMap((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    return row ? [{ ...row, purpose }] : [];
  });
}

/**
 * Whether a member's consent is currently given. Takes a transaction, so that the decision that depends on it
 * is made in the same one.
 */
export async function hasConsent(
  tx: Db,
  memberId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const newest = await tx.consentRecord.findFirst({
    where: { memberId, purpose },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { granted: true },
  });
  return newest?.granted ?? false;
}

export type ConsentAction = ConsentState & {
  readonly locale: string;
  readonly source: string;
  /** The exact text that was shown beside the box. */
  readonly html: string;
};

/** Every consent a member gave or withdrew, newest first. Only for that member. */
export async function consentHistory(memberId: string): Promise<ConsentAction[]> {
  const rows = await db().consentRecord.findMany({
    where: { memberId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: {
      purpose: true,
      granted: true,
      at: true,
      textVersion: true,
      textHash: true,
      locale: true,
      source: true,
    },
  });
  const texts = await textsByHash(rows.map(({ textHash }) => textHash));
  return rows.flatMap(({ textHash, ...row }) => {
    const purpose = purposes.find((known) => known === row.purpose);
    return purpose ? [{ ...row, purpose, html: texts.get(textHash) ?? '' }] : [];
  });
}

type Browser = {
  readonly brandId: string;
  /** Value of the visitor cookie; null for a browser that never chose. */
  readonly visitorId: string | null;
  readonly now: Date;
};

/** Whether a browser's newest cookie choice is still valid and allows an affiliate to be notified of its signup. */
export async function browserAllows(
  tx: Db,
  { brandId, visitorId, now }: Browser,
): Promise<boolean> {
  if (visitorId === null) return false;
  const newest = await tx.cookieChoice.findFirst({
    where: { brandId, visitorId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { marketing: true, at: true },
  });
  return newest !== null && newest.marketing && newest.at > after(now, -COOKIE_CHOICE_MS);
}
