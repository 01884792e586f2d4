import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { decideVerification } from './decide-verification.ts';
import { mainPhoto } from './main-photo.ts';

type Approval = {
  readonly id: string;
  readonly actor: string;
  readonly now: Date;
};

/** For the demo's automatic moderation: approves a selfie that nobody has decided about, without looking. Raises what `decideVerification` raises. */
export async function approveDueSelfie({ id, actor, now }: Approval): Promise<void> {
  const { profileId } =
    (await db().photoVerification.findUnique({ where: { id } })) ?? fail('not_found');
  const main = await mainPhoto(db(), profileId);
  const photoId = main?.id ?? null;
  await decideVerification({
    id,
    reason: null,
    photoId,
    isSenior: false,
    isAutomatic: true,
    actor,
    now,
  });
}
