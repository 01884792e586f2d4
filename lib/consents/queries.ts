import { db } from '../db/client.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { currentText } from '../legal/queries.ts';
import { BOXES, purposes, type Purpose } from './purposes.ts';
import type { ConsentTexts } from './record-consents.ts';

/** The texts that stand beside the boxes now, in one language: what a tick refers to. */
export async function consentTextsFor(brand: Brand, locale: Locale): Promise<ConsentTexts> {
  const found = await Promise.all(
    purposes.map(
      async (purpose) => [purpose, await currentText(brand, BOXES[purpose].text, locale)] as const,
    ),
  );
  return Object.fromEntries(found) as ConsentTexts;
}

export type ConsentState = {
  readonly purpose: Purpose;
  readonly granted: boolean;
  readonly at: Date;
  readonly textVersion: number;
};

/** A member's own consents as they hold: the newest row of each purpose. */
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
