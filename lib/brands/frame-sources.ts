import type { PageSources } from '../security/csp.ts';
import { brandLimitsSchema } from './limits-schema.ts';
import { brandSettings } from './settings.ts';

/** Hosts that the `iframe` hook page of a flow may frame: the frame hosts in the brand's limits. */
export async function frameSources(brandId: string): Promise<PageSources> {
  const { limits } = await brandSettings(brandId);
  const { frameHosts } = brandLimitsSchema.parse(limits);
  return { frame: frameHosts, connect: [], image: [], form: [] };
}
