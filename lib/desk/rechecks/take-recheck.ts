import { audit } from '../../audit/audit.ts';
import { db, inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import { isId } from '../../kernel/ids.ts';
import { similarPhotos } from '../../moderation/photos/similar-photos.ts';
import { brandsAsked, servedBrands, type BrandsAsked } from '../queue/brands-asked.ts';
import { REFUSALS } from '../queue/refused-by.ts';
import type { Reader } from '../queue/taken.ts';
import { RECHECK_CLAIM_MS } from './limits.ts';

type Item = Readonly<Record<string, unknown>>;
type Claimed = {
  readonly id: string;
  readonly kind: QueueKind;
  readonly brandId: string | null;
  readonly itemId: string;
  readonly profileId: string;
  readonly item: Item;
};

/** The print of the picture that is judged; undefined when it was deleted, and null when it has none. */
async function printOf({ kind, itemId: id }: Claimed): Promise<bigint | null | undefined> {
  const asked = { where: { id }, select: { print: true } };
  const isOfChat = kind === 'chat_photo' || kind === 'chat_appeal';
  const photo = await (isOfChat ? db().chatPhoto.findUnique(asked) : db().photo.findUnique(asked));
  return photo?.print;
}

/** With the pictures that are similar now: those of then are not stored, since they are of other members. */
async function withSimilar(claimed: Claimed, { operator }: Reader): Promise<Item> {
  const { itemId: id, profileId, item } = claimed;
  if (!('similar' in item)) return item;
  const print = (await printOf(claimed)) ?? null;
  return { ...item, similar: await similarPhotos({ id, profileId, print }, operator.brandIds) };
}

type Asked = {
  readonly actor: string;
  readonly brandIds: BrandsAsked;
  readonly skipped: readonly string[];
  readonly now: Date;
};

/** The oldest decision that a moderator may judge again, and nobody else is judging. */
export const oldestRecheck = ({ actor, brandIds, skipped, now }: Asked): Prisma.Sql => Prisma.sql`
  select id from rechecks r
   where r.second_at is null and r.first_by <> ${actor} and r.id <> all(${[...skipped]}::uuid[])
     and (r.brand_id = any(${brandIds.filter((id) => id !== null)}::text[])
          or r.brand_id is null and ${brandIds.includes(null)})
     and (r.claimed_until is null or r.claimed_until <= ${now} or r.claimed_by = ${actor})
     and not (r.kind in ('photo_appeal', 'chat_appeal', 'review_appeal') and exists (
       select from audit_entries e
        where e.subject = r.item_id::text and e.actor = ${actor}
          and e.action = any(${[...REFUSALS]}::text[])))
   order by r.first_at limit 1`;

/**
 * For moderators: the oldest decision on their brands, without the paused ones, that another moderator made, without
 * what it was; null when none waits but those they skipped. An appeal is not for who refused. The access is in the log.
 */
export async function takeRecheck(reader: Reader & { readonly skipped: readonly string[] }) {
  const { operator, actor, purpose, now } = reader;
  const brandIds = servedBrands(brandsAsked(operator, undefined));
  const skipped = reader.skipped.filter(isId);
  const found = await inTransaction(async (tx) => {
    await tx.recheck.updateMany({
      where: { id: { in: skipped }, claimedBy: actor },
      data: { claimedBy: null, claimedUntil: null },
    });
    const [claimed] = await tx.$queryRaw<Claimed[]>`
      update rechecks s set claimed_by = ${actor}, claimed_until = ${after(now, RECHECK_CLAIM_MS)}
        from (${oldestRecheck({ actor, brandIds, skipped, now })} for update of r skip locked) w
       where s.id = w.id
      returning s.id::text, s.kind::text, s.brand_id as "brandId", s.item_id::text as "itemId",
                s.profile_id::text as "profileId", s.item`;
    if (!claimed) return null;
    const action = { actor, action: 'recheck.view', subject: claimed.itemId, purpose, now };
    await audit(tx, { ...action, brandId: claimed.brandId ?? undefined });
    return claimed;
  });
  return found && { id: found.id, item: await withSimilar(found, reader) };
}
