import { disableAccount } from '../accounts/disable-account.ts';
import { forgetViewer } from '../accounts/forget-viewer.ts';
import { db, inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../staff/audit.ts';
import type { PhotoReason, TextReason } from './reasons.ts';
import { rejectPhoto } from './review-photo.ts';
import { reviewText } from './review-text.ts';

/** What an upheld report leads to; `none` where a warning by the note of its outcome is enough. */
export type Consequence =
  | { readonly kind: 'none' }
  | { readonly kind: 'words'; readonly reason: TextReason }
  | { readonly kind: 'photo'; readonly photoId: string; readonly reason: PhotoReason }
  | { readonly kind: 'disabled' };

type Deed = {
  /** The reported profile. */
  readonly profile: { readonly id: string; readonly publicId: string; readonly textState: string };
  readonly memberId: string | null;
  readonly actor: string;
  readonly now: Date;
};

async function refusePhoto({ profile, actor, now }: Deed, photoId: string, reason: PhotoReason) {
  const photo = await db().photo.findFirst({ where: { id: photoId, profileId: profile.id } });
  if (!photo) fail('not_found');
  if (photo.state !== 'rejected') await rejectPhoto({ photoId, reason, actor, now });
}

/** A hosted profile has no account to close. */
async function disable({ profile, memberId, actor, now }: Deed): Promise<void> {
  if (memberId === null) return fail('conflict', { kind: 'hosted' });
  await inTransaction(async (tx) => {
    const wish = { memberId, profileId: profile.id, reason: 'report', now } as const;
    if (!(await disableAccount(tx, wish))) return;
    await audit(tx, { actor, action: 'disable_member', subject: memberId, now });
  });
  forgetViewer(memberId);
}

/**
 * Called when a report is upheld; what stands already is left as it is, so that a decision which broke off
 * can be made again. Raises `not_found` for a photo of somebody else, `conflict`.
 */
export async function restrictMember(deed: Deed, consequence: Consequence): Promise<void> {
  const { profile, actor, now } = deed;
  switch (consequence.kind) {
    case 'none':
      return;
    case 'words':
      if (profile.textState === 'rejected') return;
      return reviewText({ profileId: profile.publicId, verdict: consequence.reason, actor, now });
    case 'photo':
      return refusePhoto(deed, consequence.photoId, consequence.reason);
    case 'disabled':
      return disable(deed);
  }
}
