import { brands } from '../../../lib/brands/registry.ts';
import { consentTextsFor } from '../../../lib/consents/queries.ts';
import { consentRows } from '../../../lib/consents/record-consents.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';

/** What the demo's members chose at signup. */
export const CHOICES = { terms: true, orientation: true, marketing: false, of_age: true } as const;

/** Records the consents of the demo's members at their signup, for those who have none. */
export async function seedConsents(db: PrismaClient): Promise<void> {
  for (const brand of brands) {
    const brandId = brand.id;
    const texts = await consentTextsFor(brand, brand.locales.default);
    const members = await db.user.findMany({
      where: { brandId, consents: { none: {} }, email: { endsWith: '@members.demo.test' } },
      select: { id: true, createdAt: true },
    });
    const data = members.flatMap(({ id: memberId, createdAt: now }) =>
      consentRows({ memberId, brandId, choices: CHOICES, texts, source: 'signup', now }),
    );
    await db.consentRecord.createMany({ data });
  }
}
