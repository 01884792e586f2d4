import { buyFromPage } from './fresh-member.ts';
import { listedMember, type ListedMember, type World } from './listed-member.ts';
import type { Visit } from './visit.ts';

type Both = {
  readonly world: World;
  /** Nobody else of this name is on the screen. */
  readonly name: string;
  /** With credits, they read each other. */
  readonly pay?: boolean;
};

/** A man and a woman of their own, each at a device. */
export async function twoListed(
  his: Visit,
  hers: Visit,
  { world, name, pay = true }: Both,
): Promise<readonly [ListedMember, ListedMember]> {
  const both = await Promise.all([
    listedMember(his, world, { name: `${name}-man` }),
    listedMember(hers, world, { name: `${name}-woman`, gender: 'woman' }),
  ]);
  if (pay) await Promise.all(both.map(({ page }) => buyFromPage(page, 'pack_50')));
  return both;
}
