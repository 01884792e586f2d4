import type { PageSources } from '../security/csp.ts';
import { brandLimitsSchema } from './limits.ts';
import { brandSettings } from './settings.ts';

/** Whom the page of a flow's frame may show: the partners of its brand, and nobody else. */
export async function frameSources(brandId: string): Promise<PageSources> {
  const { limits } = await brandSettings(brandId);
  const { frameHosts } = brandLimitsSchema.parse(limits);
  return { frame: frameHosts, connect: [], image: [], form: [] };
}
