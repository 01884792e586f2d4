import { db } from '../../db/client.ts';
import { warningsIn } from '../../text/warnings.ts';
import type { QueueItem } from './item-schema.ts';
import { describePeople } from './describe-people.ts';
import { refusedBy } from './refused-by.ts';
import type { Reader, Taken } from './taken.ts';

type Review = Extract<QueueItem, { readonly stars: number }>;

const SELECT = {
  id: true,
  name: true,
  stars: true,
  text: true,
  locale: true,
  revision: true,
  reason: true,
  decidedAt: true,
  appeal: true,
  member: { select: { profile: { select: { id: true } } } },
} as const;

/** Reviews of the site that wait for a decision, also on an appeal. */
export async function describeReviews(
  taken: readonly Taken[],
  { actor, now }: Reader,
): Promise<Review[]> {
  if (taken.length === 0) return [];
  const where = { id: { in: taken.map(({ id }) => id) } };
  const rows = await db().review.findMany({ where, select: SELECT });
  const people = await describePeople(
    rows.flatMap(({ member }) => member.profile?.id ?? []),
    now,
  );
  const appealed = rows.filter(({ appeal }) => appeal !== null).map(({ id }) => id);
  const own = await refusedBy(actor, appealed);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ kind, id, brandId, since, urgent }) => {
    const row = byId.get(id);
    const who = row && people.get(row.member.profile?.id ?? '');
    if (!row || !who) return [];
    const { name, stars, text, locale, revision, reason, decidedAt: at, appeal } = row;
    return {
      kind: kind as Review['kind'],
      id,
      brandId,
      since,
      urgent,
      who,
      name,
      stars,
      text,
      locale,
      revision,
      warnings: [...warningsIn(text)],
      refusal: appeal === null ? null : { reason, at, appeal, byYou: own.has(id) },
    };
  });
}
