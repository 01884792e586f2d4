import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { GroupMeasure, ReportReason, TextReason } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { wakeJobs } from '../../queue/wake.ts';

export type GroupVerdict =
  | { readonly measure: 'none' }
  | {
      readonly measure: 'warning' | 'block';
      readonly reason: ReportReason;
      readonly details: string;
    }
  | { readonly measure: 'text'; readonly reason: TextReason; readonly details: string };

type Decided = {
  readonly verdict: GroupVerdict;
  /** Why these accounts are of one person, or are not; for the staff. */
  readonly note: string;
  readonly members: readonly {
    readonly id: string;
    readonly brandId: string;
    readonly signals: readonly string[];
  }[];
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Locks the accounts, so that two decisions about them run one after the other. Raises `conflict` when one was erased,
 * awaits another decision, or had the same measure within a day: two moderators may decide about the same group.
 */
async function requireUndecided(
  tx: Prisma.TransactionClient,
  memberIds: readonly string[],
  measure: GroupMeasure,
  now: Date,
): Promise<void> {
  const ids = [...memberIds];
  const locked = await tx.$queryRaw<unknown[]>`
    select id from users where id = any(${ids}::uuid[]) and state <> 'erased' order by id for no key update`;
  if (locked.length < ids.length) fail('conflict');
  const memberId = { in: ids };
  const awaited = await tx.groupDecisionMember.count({ where: { memberId, state: 'pending' } });
  if (awaited > 0) fail('conflict', { state: 'group_pending' });
  if (measure === 'none') return;
  const at = { gt: after(now, -DAY) };
  const taken = await tx.memberMeasure.count({ where: { memberId, kind: measure, at } });
  if (taken > 0) fail('conflict', { state: 'group_decided' });
}

/**
 * Staff only: stores one decision about all accounts of a group. The caller has checked that the operator works for
 * their brands. Due work carries it out, so that a crash on the way leaves no account out. Raises `conflict` when one of
 * them was decided about before. Returns its id.
 */
export async function decideGroup(decided: Decided): Promise<string> {
  const { verdict, note, members, actor, purpose, now } = decided;
  const id = newId(now.getTime());
  const measure: GroupMeasure = verdict.measure;
  const why = verdict.measure === 'none' ? { reason: null, details: '' } : verdict;
  const isPending = measure !== 'none';
  await inTransaction(async (tx) => {
    const ids = members.map((member) => member.id);
    await requireUndecided(tx, ids, measure, now);
    const { reason, details } = why;
    await tx.groupDecision.create({
      data: { id, measure, reason, details, note, by: actor, at: now },
    });
    await tx.groupDecisionMember.createMany({
      data: members.map(({ id: memberId, brandId, signals }) => ({
        id: newId(now.getTime()),
        decisionId: id,
        memberId,
        brandId,
        signals: [...signals],
        state: isPending ? ('pending' as const) : ('done' as const),
        dueAt: isPending ? now : null,
        doneAt: isPending ? null : now,
      })),
    });
    for (const { id: subject, brandId, signals } of members) {
      const data = { decision: id, measure, reason, note, signals: signals.join() };
      await audit(tx, { actor, action: 'group.decide', subject, data, purpose, brandId, now });
    }
  });
  if (isPending) wakeJobs();
  return id;
}
