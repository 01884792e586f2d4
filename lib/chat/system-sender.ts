import { brandById } from '../brands/registry.ts';

/** Name and picture of the service's own sender: each brand's own, because its profile is one for all brands. */
export function systemSender(brandId: string): { screenName: string; photo: string } {
  const name = brandById(brandId)?.name;
  if (name === undefined) throw new Error(`unknown brand ${brandId}`);
  return { screenName: name, photo: `/brands/${brandId}/icon-192.png` };
}
