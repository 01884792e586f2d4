import { brandFiles } from './brand-files.ts';
import { brandFileSchema, type Brand } from './schema.ts';

/** All brands, validated when this module loads: an invalid brand file prevents the start. */
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

/** Anyone may call; undefined for an unknown id. */
export function brandById(id: string): Brand | undefined {
  return byId.get(id);
}

/** A raw Host value without port and trailing dot, in lower case. Pure. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Anyone may call with a raw Host value: case, port and a trailing dot are ignored. */
export function brandByHost(host: string): Brand | undefined {
  return byHost.get(hostName(host));
}
