import { db } from '../../db/client.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { decideGroup, type GroupVerdict } from '../../moderation/groups/decide-group.ts';
import { brandFilter, requireServed } from '../brand-scope.ts';
import { groupsOf } from './groups.ts';

type Decision = {
  readonly trackerIds: readonly string[];
  readonly verdict: GroupVerdict;
  readonly note: string;
  readonly operator: Operator;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/**
 * For moderators: one decision about accounts of one group. What they have in common is read again and stored with it.
 * Raises `not_found`, also for a brand they do not work for, and `conflict` when they do not look alike any more.
 * Returns how many accounts it is about.
 */
export async function decideLookAlikes(decision: Decision): Promise<number> {
  const { verdict, note, operator, actor, purpose, now } = decision;
  const chosen = [...new Set(decision.trackerIds)];
  const asked = await db().user.findMany({
    where: { publicId: { in: chosen }, state: { not: 'erased' }, ...brandFilter(operator) },
    select: { id: true, brandId: true },
  });
  if (asked.length < chosen.length) fail('not_found');
  for (const { brandId } of asked) requireServed(brandId);
  const groups = await groupsOf(
    asked.map(({ id }) => id),
    operator,
    now,
  );
  const group = groups.find((one) => chosen.every((name) => one.members.has(name)));
  const members = chosen.flatMap((name) => group?.members.get(name) ?? []);
  if (members.length < chosen.length) fail('conflict');
  await decideGroup({ verdict, note, members, actor, purpose, now });
  return members.length;
}
