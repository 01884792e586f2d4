import { brandLimitsSchema, type BrandLimits } from '../brands/limits-schema.ts';
import { brandSettings } from '../brands/settings.ts';
import { env } from '../kernel/env.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { isListed } from '../security/outgoing.ts';
import { othersMayRun } from './live-host.ts';

export type Pixel = NonNullable<BrandLimits['pixel']>;

function isAllowed({ url }: Pixel): boolean {
  const { PIXEL_HOSTS, PARTNER_STAND_IN } = env();
  const parsed = new URL(url);
  return parsed.origin === PARTNER_STAND_IN || isListed(parsed, PIXEL_HOSTS);
}

/**
 * The advertising network's pixel that a brand's pages on this host may load: the one in its settings, from a
 * host on the deployment's list, only on public hosts. The visitor's consent is known only to their browser.
 */
export async function pixelOf(brandId: string, host: string): Promise<Pixel | null> {
  if (!othersMayRun(host)) return null;
  const { limits } = await brandSettings(brandId);
  const { pixel } = brandLimitsSchema.parse(limits);
  return pixel !== null && isAllowed(pixel) ? pixel : null;
}

/** CSP sources that the pixel needs on visitors' pages; undefined if there is no pixel. */
export async function pixelSources(
  brandId: string,
  host: string,
): Promise<ScriptedSources | undefined> {
  const pixel = await pixelOf(brandId, host);
  if (!pixel) return undefined;
  const { origin } = new URL(pixel.url);
  const script = pixel.kind === 'script' ? [origin] : [];
  return { frame: ["'none'"], connect: script, image: [origin], form: [], script };
}
