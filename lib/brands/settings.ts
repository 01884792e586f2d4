import { z } from 'zod';
import { db } from '../db/client.ts';
import { AccountDisclosure } from '../db/generated/enums.ts';
import { createCache } from '../kernel/cache.ts';
import { SECOND } from '../kernel/clock.ts';
import { openingSchema } from './opening.ts';

/** A settings row without its key columns. Each reader of `limits` parses its own part of them. */
const rowSchema = z.object({
  ...openingSchema.shape,
  /** Whether sign-in discloses that an address has an account. */
  disclosure: z.enum(AccountDisclosure),
  limits: z.unknown(),
});

export type BrandSettings = Readonly<z.output<typeof rowSchema>>;

/** By brand. */
export const settingsCache = createCache<BrandSettings>('brand-settings', {
  max: 1_000,
  ttlMs: 5 * SECOND,
});

/**
 * The newest settings of a brand, cached for five seconds. Throws when the brand was never seeded or its row
 * is invalid.
 */
export async function brandSettings(brandId: string): Promise<BrandSettings> {
  const known = settingsCache.get(brandId);
  if (known) return known;
  const row = await db().brandSettings.findFirst({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  if (!row) throw new Error(`brand ${brandId} has no settings row`);
  const settings = rowSchema.parse(row);
  settingsCache.set(brandId, settings);
  return settings;
}
