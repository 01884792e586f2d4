import type { MemberViewer } from '../../identity/viewer.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { reportReasons } from '../../review-queue/reasons.ts';

/** An upper bound that no member reaches. */
const MAX_ROWS = 50;

type Own = Pick<MemberViewer, 'memberId'>;

/** The warnings a member got from staff, newest first, and when the member confirmed reading each. */
export async function ownWarnings({ memberId }: Own) {
  const rows = await db().memberMeasure.findMany({
    where: { memberId, kind: 'warning' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: { id: true, reason: true, details: true, at: true, readAt: true },
  });
  return rows.map(({ id, reason, details, at, readAt }) => ({
    id,
    details,
    at: at.toISOString(),
    seenAt: readAt?.toISOString() ?? null,
    reason: reportReasons.find((one) => one === reason) ?? 'other',
  }));
}

/**
 * For members, once for each warning: confirms that they have read it. Raises `not_found`, also for another
 * member's warning.
 */
export async function readWarning({ memberId }: Own, id: string, now: Date): Promise<void> {
  if (!isId(id)) fail('not_found');
  const where = { id, memberId, kind: 'warning' } as const;
  const { count } = await db().memberMeasure.updateMany({
    where: { ...where, readAt: null },
    data: { readAt: now },
  });
  if (count === 0 && (await db().memberMeasure.count({ where })) === 0) fail('not_found');
}
