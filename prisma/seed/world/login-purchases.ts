import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { after, DAY } from '../../../lib/kernel/clock.ts';
import { placeOrder, type SeedOrder } from '../desk/money/place-order.ts';
import { settleMails } from '../desk/settle-mails.ts';
import { demoEmail, type DemoLogin } from './logins.ts';

const DAYS_AGO = 5;

type Bought = Pick<SeedOrder, 'productId' | 'method' | 'provider'>;

/** What the logins bought, so that each has the level that its name promises, with its receipt. */
const BOUGHT: readonly (readonly [DemoLogin, Bought])[] = [
  ['paid', { productId: 'pack_150', method: 'paypal', provider: 'paypal' }],
  ['vip', { productId: 'sub_1m', method: 'credit_card', provider: 'adyen' }],
];

/** Places the orders of a brand's logins; a second call changes nothing. */
export async function seedPurchases(db: PrismaClient, brandId: string, now: Date): Promise<void> {
  for (const [login, bought] of BOUGHT) {
    const member = await db.user.findFirstOrThrow({ where: { brandId, email: demoEmail(login) } });
    await placeOrder(db, {
      ...bought,
      memberId: member.id,
      before: [],
      ends: 'paid',
      key: `demo-order-${member.id}`,
      at: after(now, -DAYS_AGO * DAY),
    });
  }
  await settleMails(db, now);
}
