import { brands } from '../../lib/brands/registry.ts';
import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { newId } from '../../lib/kernel/ids.ts';

/**
 * Writes the first version of the settings of every brand that has none, from the brand's file; operators
 * change them later.
 */
export async function seedBrandSettings(db: PrismaClient, now: Date): Promise<void> {
  await db.brandSettings.createMany({
    skipDuplicates: true,
    data: brands.map((brand) => ({
      ...brand.opening,
      id: newId(now.getTime()),
      brandId: brand.id,
      version: 1,
      disclosure: 'open',
      limits: {},
      createdAt: now,
    })),
  });
}
