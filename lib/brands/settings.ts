import type { BrandSettings } from '../db/generated/client.ts';
import { db } from '../db/client.ts';
import { clock } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';

const KEPT_MS = 5_000;

type Kept = { readonly settings: BrandSettings; readonly until: number };

/** The newest settings row of a brand, kept five seconds. Throws when a brand was never seeded. */
export async function brandSettings(brandId: string): Promise<BrandSettings> {
  const kept = singleton('brand-settings', () => new Map<string, Kept>());
  const known = kept.get(brandId);
  if (known && known.until > clock.ms()) return known.settings;
  const settings = await db().brandSettings.findFirst({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  if (!settings) throw new Error(`brand ${brandId} has no settings row`);
  kept.set(brandId, { settings, until: clock.ms() + KEPT_MS });
  return settings;
}
