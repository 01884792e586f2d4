import { disableAccount } from '../../accounts/disable-account.ts';
import { db } from '../../db/client.ts';
import type { Photo, Prisma } from '../../db/generated/client.ts';
import type { PhotoReason, ReportReason, TextReason } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { recordMeasure, storeMeasure } from '../record-measure.ts';
import { judgeText } from '../texts/judge-text.ts';
import { refusePhoto, unpublishPhoto } from '../photos/refuse-photo.ts';

/** The consequence of an upheld report; `none` when the decision alone is enough. */
export type Consequence =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly reason: TextReason }
  | { readonly kind: 'photo'; readonly photoId: string; readonly reason: PhotoReason }
  | { readonly kind: 'warning'; readonly reason: ReportReason; readonly details: string }
  /** The reason of the report where none is given. */
  | { readonly kind: 'disabled'; readonly reason?: ReportReason; readonly details?: string };

type StaffAction = {
  /** The reported profile. */
  readonly profile: { readonly id: string; readonly publicId: string; readonly textState: string };
  readonly memberId: string | null;
  readonly reportReason: ReportReason;
  /** The photo to refuse, if the consequence is about one. */
  readonly photo: Photo | null;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Call before the transaction: the photo to refuse, with its picture stored privately for an appeal; null
 * when it is already refused or the consequence is about no photo. Raises `not_found` for another profile's
 * photo.
 */
export async function photoToRefuse(
  profileId: string,
  consequence: Consequence,
): Promise<Photo | null> {
  if (consequence.kind !== 'photo') return null;
  const { photoId: id } = consequence;
  if (!isId(id)) fail('not_found');
  const photo = (await db().photo.findFirst({ where: { id, profileId } })) ?? fail('not_found');
  if (photo.state === 'rejected') return null;
  await unpublishPhoto(photo);
  return photo;
}

/** A hosted profile has nobody to warn, so it raises `conflict`, as an account that is not active does. */
async function warn(
  tx: Prisma.TransactionClient,
  { memberId, actor, now }: StaffAction,
  { reason, details }: Extract<Consequence, { kind: 'warning' }>,
): Promise<void> {
  if (memberId === null) return fail('conflict', { kind: 'hosted' });
  const member = await lockMember(tx, memberId);
  if (member.state !== 'active') fail('conflict', { state: member.state });
  await recordMeasure(tx, member, { kind: 'warning', reason, details, actor, now });
}

/**
 * A hosted profile has no account to disable, so it raises `conflict`. The statement about the report is the mail of
 * the measure.
 */
async function disable(
  tx: Prisma.TransactionClient,
  { profile, memberId, reportReason, actor, now }: StaffAction,
  { reason = reportReason, details = '' }: Extract<Consequence, { kind: 'disabled' }>,
): Promise<void> {
  if (memberId === null) return fail('conflict', { kind: 'hosted' });
  const request = { memberId, profileId: profile.id, reason: 'report', now } as const;
  const member = await disableAccount(tx, request);
  if (!member) return;
  await storeMeasure(tx, member, { kind: 'block', reason, details, actor, now });
  await audit(tx, { actor, action: 'disable_member', subject: memberId, data: { reason }, now });
}

/**
 * Call inside the transaction that upholds a report; a restriction that already exists is left unchanged.
 * Raises `conflict`.
 */
export async function restrictMember(
  tx: Prisma.TransactionClient,
  action: StaffAction,
  consequence: Consequence,
): Promise<void> {
  const { profile, photo, actor, now } = action;
  switch (consequence.kind) {
    case 'none':
      return;
    case 'text':
      if (profile.textState === 'rejected') return;
      return judgeText(tx, {
        profileId: profile.publicId,
        verdict: consequence.reason,
        actor,
        now,
      });
    case 'photo':
      if (photo === null) return;
      return refusePhoto(tx, photo, { reason: consequence.reason, actor, now });
    case 'warning':
      return warn(tx, action, consequence);
    case 'disabled':
      return disable(tx, action, consequence);
  }
}
