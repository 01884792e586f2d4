import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { faultOf } from '../safety/guard.ts';

type CannedContent = {
  readonly brandId: string | null;
  /** The hosted profile they belong to. */
  readonly profileId: string | null;
  readonly locale: string;
  readonly title: string;
  readonly body: string;
};
type StaffAction = { readonly actor: string; readonly now: Date };

/**
 * Creates or changes a canned answer. For admins; the caller checks that they work for its brand. Returns its
 * id. Raises `input_invalid` with a fault (the content rules apply here too), `not_found`.
 */
export async function saveCanned(
  id: string | null,
  content: CannedContent,
  { actor, now }: StaffAction,
): Promise<string> {
  const fault = faultOf(content.body);
  if (fault !== null) fail('input_invalid', { fault }, [{ path: 'body', code: fault }]);
  const own = id ?? newId(now.getTime());
  const data = { ...content, changedBy: actor, changedAt: now };
  await inTransaction(async (tx) => {
    if (id === null) await tx.cannedAnswer.create({ data: { id: own, ...data } });
    else {
      const { count } = await tx.cannedAnswer.updateMany({ where: { id, removedAt: null }, data });
      if (count === 0) fail('not_found');
    }
    const about = content.brandId === null ? {} : { brandId: content.brandId };
    await audit(tx, { actor, action: 'canned.save', subject: own, ...about, now });
  });
  return own;
}

/** Removes a canned answer. For admins. Raises `not_found`. */
export async function removeCanned(id: string, { actor, now }: StaffAction): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.cannedAnswer.updateMany({
      where: { id, removedAt: null },
      data: { removedAt: now, changedBy: actor, changedAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { actor, action: 'canned.remove', subject: id, now });
  });
}
