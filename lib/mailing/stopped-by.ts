import type { Brand } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { hashSecret } from '../kernel/ids.ts';

/** For the unsubscribe page: what its button stops. An unknown token is refused only when the button is pressed. */
export async function stoppedBy(brand: Brand, token: string): Promise<'news' | 'notices'> {
  const notices = await db().oneTimeToken.count({
    where: {
      hash: hashSecret(token),
      purpose: 'unsubscribe_notices',
      member: { brandId: brand.id },
    },
  });
  return notices > 0 ? 'notices' : 'news';
}
