import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { approvePhoto } from '#lib/moderation/photos/review-photo.ts';
import type { VerificationData } from '#components/profile/verification/types.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { answer, formWith, photograph, upload, type Refusal } from '../media/form.ts';

type Answer = VerificationData & Refusal;

/** A member whose first photo is approved, and so the main one. */
export async function createPictured(): Promise<CreatedMember & { readonly photoId: string }> {
  const member = await createMember();
  return { ...member, photoId: await addPhoto(member) };
}

export async function addPhoto(member: CreatedMember): Promise<string> {
  const { body } = await upload(member, formWith(await photograph()));
  await approvePhoto({
    photoId: body.data.id,
    actor: 'test',
    now: clock.now(),
  });
  return body.data.id;
}

/** A call on the own verification; `as` is another member's trackerId. */
export function onVerification(
  { token, publicId }: CreatedMember,
  method: 'GET' | 'POST' | 'DELETE',
  as = publicId,
) {
  const body = method === 'POST' ? { body: '{}' } : {};
  const headers = { 'content-type': 'application/json' };
  return answer<Answer>(`/api/users/verification/${as}`, { method, headers, ...body }, token);
}

export async function sendSelfieOf({ token, publicId }: CreatedMember) {
  const form = new Response(formWith(await photograph(), {}, 'selfie'));
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  const init = { method: 'POST', headers, body: await form.arrayBuffer() };
  return answer<Answer>(`/api/users/verification/${publicId}/selfie`, init, token);
}

/** Asks for a pose and sends a selfie; the id of the row that waits. */
export async function sendAsked(member: CreatedMember): Promise<string> {
  await onVerification(member, 'POST');
  await sendSelfieOf(member);
  const where = { profileId: member.profileId, state: 'pending' } as const;
  return (await db().photoVerification.findFirstOrThrow({ where })).id;
}

export const rowOf = (id: string) => db().photoVerification.findUniqueOrThrow({ where: { id } });

export async function badgeOf(profileId: string): Promise<Date | null> {
  const where = { id: profileId };
  return (await db().profile.findUniqueOrThrow({ where })).photoCheckedAt;
}
