import { z } from 'zod';
import { db } from '../db/client.ts';
import { clock } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';
import { openingSchema } from './opening.ts';

const TTL_MS = 5_000;

/** A settings row without its key columns. Each reader of `limits` parses its own part of them. */
const rowSchema = z.object({
  ...openingSchema.shape,
  /** Whether sign-in discloses that an address has an account. */
  disclosure: z.enum(['open', 'private']),
  limits: z.unknown(),
});

export type BrandSettings = Readonly<z.output<typeof rowSchema>>;

type CacheEntry = { readonly settings: BrandSettings; readonly until: number };

/**
 * The newest settings of a brand, cached for five seconds. Throws when the brand was never seeded or its row
 * is invalid.
 */
export async function brandSettings(brandId: string): Promise<BrandSettings> {
  const cache = singleton('brand-settings', () => new Map<string, CacheEntry>());
  const known = cache.get(brandId);
  if (known && known.until > clock.ms()) return known.settings;
  const row = await db().brandSettings.findFirst({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  if (!row) throw new Error(`brand ${brandId} has no settings row`);
  const settings = rowSchema.parse(row);
  cache.set(brandId, { settings, until: clock.ms() + TTL_MS });
  return settings;
}
