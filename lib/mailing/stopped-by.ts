import type { Brand } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { hashSecret } from '../kernel/ids.ts';

/** For the page of a mail's link: what its button stops. A token that is none of ours is for the button to refuse. */
export async function stoppedBy(brand: Brand, token: string): Promise<'news' | 'notices'> {
  const notices = await db().oneTimeToken.count({
    where: {
      ...{ hash: hashSecret(token), purpose: 'unsubscribe_notices' },
      member: { brandId: brand.id },
    },
  });
  return notices > 0 ? 'notices' : 'news';
}
