import { inTransaction } from '../../db/client.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import type { HostedContent } from './content.ts';
import { requireFit } from './require-fit.ts';
import { columnsOf, showWhereSaid } from './save-hosted.ts';

type NewHostedProfile = {
  readonly content: HostedContent;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Creates a hosted profile, labelled as such from the start: none is listed without its answerers. For
 * admins. Returns its public id. Raises what `requireFit` raises.
 */
export async function createHosted({ content, actor, now }: NewHostedProfile): Promise<string> {
  const { cityId } = await requireFit(content);
  const profileId = newId(now.getTime());
  const publicId = newPublicId();
  await inTransaction(async (tx) => {
    await tx.profile.create({
      data: {
        id: profileId,
        publicId,
        kind: 'hosted',
        createdAt: now,
        ageGiven: content.age,
        ageGivenAt: now,
        ...columnsOf(content, cityId),
      },
    });
    await tx.hostedProfileVersion.create({
      data: { profileId, version: 1, content, changedBy: actor, at: now },
    });
    await showWhereSaid(tx, { profileId, content, now });
    await audit(tx, { actor, action: 'hosted_profile.create', subject: profileId, now });
  });
  return publicId;
}
