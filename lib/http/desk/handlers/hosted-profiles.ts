import { hostedProfilesContract } from '../../../desk/hosted-profiles/contract.ts';
import { listProfiles } from '../../../desk/hosted-profiles/list-profiles.ts';
import { readProfile, readVersions } from '../../../desk/hosted-profiles/read-profile.ts';
import {
  requireBrands,
  requireProfile,
  requireWhole,
} from '../../../desk/hosted-profiles/require-profile.ts';
import { scheduleHosted } from '../../../desk/schedule/schedule-hosted.ts';
import { db } from '../../../db/client.ts';
import { createHosted } from '../../../hosted/profiles/create-hosted.ts';
import { removeHosted } from '../../../hosted/profiles/remove-hosted.ts';
import { saveHosted } from '../../../hosted/profiles/save-hosted.ts';
import { chooseDefault } from '../../../media/own-photos/choose-default.ts';
import { ownPhoto } from '../../../media/own-photos.ts';
import { receiveFile } from '../../../media/own-photos/receive-file.ts';
import { removePhoto } from '../../../media/own-photos/remove-photo.ts';
import { uploadPhoto } from '../../../media/own-photos/upload-photo.ts';
import { pictureForReview } from '../../../moderation/photos/photo-for-review.ts';
import { audit } from '../../../audit/audit.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';
import { UPLOAD_BYTES } from '../../../media/limits.ts';

const OK = { result: 'OK' } as const;
const FILE = { field: 'photo', limit: UPLOAD_BYTES } as const;

type Asked = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'now'>;

const publicIdOf = ({ params }: Pick<Asked, 'params'>): string => params['id'] ?? '';
const wholeOf = (call: Asked): Promise<string> => requireWhole(call.operator(), publicIdOf(call));

/** Actions on photos use the members' own verbs, so the operator is written to the audit log first. */
async function noted(call: Asked, action: string, subject: string): Promise<void> {
  await audit(db(), { actor: call.actor(), action, subject, now: call.now });
}

export const hostedProfilesHandlers = handlersFor(hostedProfilesContract, {
  'GET /api/desk/hostedProfiles': ({ query, operator, now }) =>
    listProfiles({ ...query, operator: operator(), now }),
  'GET /api/desk/hostedProfiles/{id}': (call) =>
    readProfile({ operator: call.operator(), publicId: publicIdOf(call), now: call.now }),
  'GET /api/desk/hostedProfiles/{id}/versions': (call) =>
    readVersions({ operator: call.operator(), publicId: publicIdOf(call), ...call.query }),
  'POST /api/desk/hostedProfiles': async ({ body, operator, actor, now }) => {
    requireBrands(operator(), body.brandIds);
    return { id: await createHosted({ content: body, actor: actor(), now }) };
  },
  'POST /api/desk/hostedProfiles/{id}': async (call) => {
    const profileId = await wholeOf(call);
    const { base, content } = call.body;
    requireBrands(call.operator(), content.brandIds);
    const { now } = call;
    return { version: await saveHosted({ profileId, base, content, actor: call.actor(), now }) };
  },
  'POST /api/desk/hostedProfiles/{id}/schedule': async (call) => {
    const { at, ...wanted } = call.body;
    const by = { operator: call.operator(), actor: call.actor(), now: call.now };
    await scheduleHosted({ publicId: publicIdOf(call), ...wanted, at: new Date(at), ...by });
    return OK;
  },
  'DELETE /api/desk/hostedProfiles/{id}': async (call) => {
    await removeHosted({ profileId: await wholeOf(call), actor: call.actor(), now: call.now });
    return OK;
  },
  'POST /api/desk/hostedProfiles/{id}/photos': async (call) => {
    const profileId = await wholeOf(call);
    const { bytes } = await receiveFile(call.request, FILE);
    await noted(call, 'hosted_profile.add_photo', profileId);
    const { id } = await uploadPhoto({ member: { profileId }, bytes, now: call.now });
    return { id };
  },
  'POST /api/desk/hostedProfiles/{id}/photos/{photoId}/default': async (call) => {
    const profileId = await wholeOf(call);
    const photoId = call.params['photoId'] ?? '';
    await noted(call, 'hosted_profile.default_photo', profileId);
    await chooseDefault({ profileId }, photoId, call.now);
    return OK;
  },
  'DELETE /api/desk/hostedProfiles/{id}/photos/{photoId}': async (call) => {
    const profileId = await wholeOf(call);
    await noted(call, 'hosted_profile.remove_photo', profileId);
    await removePhoto({ profileId }, call.params['photoId'] ?? '', call.now);
    return OK;
  },
  'GET /api/desk/hostedProfiles/{id}/photos/{photoId}/picture': async (call) => {
    const { profileId } = await requireProfile(call.operator(), publicIdOf(call));
    const { id } = await ownPhoto(db(), profileId, call.params['photoId'] ?? '');
    const bytes = await pictureForReview(id, call.actor(), call.now);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});
