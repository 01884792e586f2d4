import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { approvePhoto } from '#lib/moderation/photos/review-photo.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { answer, formWith, type Refusal } from './form.ts';

type Own = {
  readonly introduction: {
    readonly id: string;
    readonly path: string;
    readonly state: string;
    readonly reason: string | null;
    readonly appeal: string | null;
    readonly voice: { readonly durationMs: number; readonly waveform: readonly number[] };
  } | null;
};

type Sending = { readonly uploadId?: string; readonly owner?: CreatedMember };

/** Uploads a recording as the introduction of its sender, or of another member. */
export async function sendIntroduction(
  who: CreatedMember,
  bytes: Buffer,
  { uploadId = randomUUID(), owner = who }: Sending = {},
): Promise<{ status: number; body: Own & Refusal }> {
  const form = new Response(formWith(bytes, { uploadId }, 'voice'));
  return answer<Own & Refusal>(
    `/api/users/introduction/${owner.publicId}`,
    {
      method: 'POST',
      body: await form.arrayBuffer(),
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    },
    who.token,
  );
}

/** The id of a new introduction that waits for its review. */
export async function sentIntroduction(who: CreatedMember, bytes: Buffer): Promise<string> {
  return (await sendIntroduction(who, bytes)).body.introduction?.id ?? '';
}

/** The id of a new introduction that is approved. */
export async function publishedIntroduction(who: CreatedMember, bytes: Buffer): Promise<string> {
  const photoId = await sentIntroduction(who, bytes);
  await approvePhoto({ photoId, actor: 'test', now: clock.now() });
  return photoId;
}

const get = <Body>(who: CreatedMember, path: string) =>
  answer<Body>(path, { method: 'GET' }, who.token);

export async function ownIntroduction(who: CreatedMember) {
  return (await get<Own>(who, `/api/users/introduction/${who.publicId}`)).body.introduction;
}

export function playOwn(who: CreatedMember, owner: CreatedMember, id: string) {
  return get<ArrayBuffer & Refusal>(who, `/api/users/photos/${owner.publicId}/${id}/voice`);
}

export function play(who: CreatedMember, { angelId }: CreatedMember) {
  return get<ArrayBuffer & Refusal>(who, `/api/dispenser/${angelId}/introduction`);
}

export function introductionRow(id: string) {
  return db().photo.findUniqueOrThrow({ where: { id } });
}
