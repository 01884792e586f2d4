import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { brandsOf } from '../brand-scope.ts';
import type { Reader } from '../queue/taken.ts';
import { RECHECK_CLAIM_MS } from './limits.ts';

type Claimed = {
  readonly id: string;
  readonly brandId: string | null;
  readonly itemId: string;
  readonly item: Readonly<Record<string, unknown>>;
};

/**
 * For moderators: the oldest decision on their brands that another moderator made, without what it was; null when none
 * waits. The access is in the log.
 */
export async function takeRecheck({ operator, actor, purpose, now }: Reader) {
  const brandIds = brandsOf(operator);
  return inTransaction(async (tx) => {
    const [found] = await tx.$queryRaw<Claimed[]>`
      update rechecks s set claimed_by = ${actor}, claimed_until = ${after(now, RECHECK_CLAIM_MS)}
        from (select id from rechecks
               where second_at is null and first_by <> ${actor}
                 and (${brandIds}::text[] is null or brand_id = any(${brandIds}::text[]))
                 and (claimed_until is null or claimed_until <= ${now} or claimed_by = ${actor})
               order by first_at limit 1 for update skip locked) w
       where s.id = w.id
      returning s.id::text, s.brand_id as "brandId", s.item_id::text as "itemId", s.item`;
    if (!found) return null;
    const { id, brandId, itemId: subject, item } = found;
    const action = { actor, action: 'recheck.view', subject, purpose, now };
    await audit(tx, { ...action, brandId: brandId ?? undefined });
    return { id, item };
  });
}
