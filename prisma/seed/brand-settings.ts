import { brands } from '../../lib/brands/registry.ts';
import type { Locale } from '../../lib/brands/schema.ts';
import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { newId } from '../../lib/kernel/ids.ts';

/** Merchant accounts of the demo by the brand's own language. */
const COMPANIES: Readonly<Record<Locale, string>> = {
  it: 'gankomedia',
  fr: 'gankomedia',
  es: 'iumob',
  en: 'iumob',
};

/** Whose landing for broad advertisements introduces the house first. */
const MAINSTREAM: ReadonlySet<string> = new Set(['spark']);

/** Writes a first version of the settings of every brand that has none; operators change them later. */
export async function seedBrandSettings(db: PrismaClient, now: Date): Promise<void> {
  await db.brandSettings.createMany({
    skipDuplicates: true,
    data: brands.map((brand) => ({
      id: newId(now.getTime()),
      brandId: brand.id,
      version: 1,
      defaultFlow: '7',
      disclosure: 'open',
      mainstream: MAINSTREAM.has(brand.id),
      consentTool: 'own',
      paymentCompany: COMPANIES[brand.locales.default],
      googlePay: { enabled: true },
      limits: {},
      createdAt: now,
    })),
  });
}
