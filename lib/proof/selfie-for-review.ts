import { db, inTransaction } from '../db/client.ts';
import { audit } from '../audit/audit.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';
import { selfieName } from '../media/photo-files.ts';
import { photoStore } from '../media/photo-store.ts';

type View = { readonly id: string; readonly actor: string; readonly now: Date };

/** Staff only: a selfie that waits for its decision, JPEG; the access is logged. Raises `not_found`. */
export async function selfieForReview({ id, actor, now }: View): Promise<Buffer> {
  if (!isId(id)) fail('not_found');
  const row = await db().photoVerification.findUnique({ where: { id } });
  const objectKey = row?.objectKey ?? fail('not_found');
  await inTransaction((tx) => audit(tx, { actor, action: 'verification.view', subject: id, now }));
  return (await photoStore().get(selfieName(objectKey))) ?? fail('not_found');
}
