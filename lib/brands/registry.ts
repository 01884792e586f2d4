import { brandFiles } from './brand-files.ts';
import { brandFileSchema, type Brand } from './schema.ts';

/** All brands, checked when this module loads: a wrong brand file stops the start. */
export const brands: readonly Brand[] = Object.entries(brandFiles).map(([folder, file]) => {
  const brand = brandFileSchema.parse(file);
  if (brand.id !== folder) throw new Error(`brands/${folder} holds the brand ${brand.id}`);
  return Object.freeze(brand);
});

const byId = new Map<string, Brand>(brands.map((brand) => [brand.id, brand]));
const byHost = new Map<string, Brand>();

for (const brand of brands) {
  for (const host of brand.hosts) {
    const owner = byHost.get(host);
    if (owner !== undefined) throw new Error(`${host} belongs to ${owner.id} and to ${brand.id}`);
    byHost.set(host, brand);
  }
}

/** Anyone may call; undefined for an id that no brand file carries. */
export function brandById(id: string): Brand | undefined {
  return byId.get(id);
}

/** Anyone may call with a raw Host value: case, port and the root dot are ignored. */
export function brandByHost(host: string): Brand | undefined {
  return byHost.get(host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''));
}
