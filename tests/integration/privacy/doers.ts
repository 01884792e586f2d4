import { randomUUID } from 'node:crypto';
import { brandById } from '#lib/brands/registry.ts';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import { db } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { sendInvitation } from '#lib/discovery/swipe/send-invitation.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { uploadChatPhoto } from '#lib/chat-photos/upload-chat-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant } from '../chat/purse.ts';
import { conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { like } from '../discovery/choices.ts';
import { letGo } from '../media/chat-photos.ts';
import { photograph } from '../media/form.ts';

export const SECRET_TEXT = 'canarino di miniera';
const NAME = 'Zaccaria Quirino';
/** A unique age, which is not an hour, day or count in a notice. */
export const AGE = 87;

type Done = { readonly profileId: string; readonly secrets: readonly string[] };
type Doing = (reader: CreatedMember) => Promise<Done>;

/** A man with a name, a city and a photo, and credits for his actions. */
async function createDoer({ brandId }: CreatedMember, flowCode = '7') {
  const { country = '' } = brandById(brandId) ?? {};
  // A city name of several words, since a short name may be part of other words.
  const city = await db().city.findFirstOrThrow({
    where: { country, name: { contains: ' ' } },
    orderBy: { id: 'asc' },
  });
  const place = { regionId: city.regionId, cityId: city.id };
  const doer = await createMember({ brandId, flowCode, screenName: NAME, age: AGE, ...place });
  await grant(doer, 'bought', 50);
  const photo = await addPhoto(doer.profileId, clock.now());
  const { memberId, profileId, publicId, angelId, email } = doer;
  const ids = [memberId, profileId, publicId, angelId, email, photo];
  return { doer, done: { profileId, secrets: [...ids, NAME, city.name] } };
}

/** A hosted profile whose label was shown receives a message and answers. */
const hostedAnswer: Doing = async (reader) => {
  const { brandId, memberId, profileId: to, publicId } = reader;
  const { country = '' } = brandById(brandId) ?? {};
  const { id: regionId } = await firstRegion(country);
  const sexes = { gender: 'man', seeking: 'woman' } as const;
  const profileData = { regionId, brandId, screenName: NAME, age: AGE, ...sexes };
  const hosted = await createHostedProfile(profileData);
  const { profileId } = hosted;
  await recordDisclosures(memberId, [{ id: profileId, kind: 'hosted' }], 'profile', clock.now());
  await say(reader, hosted.publicId, 'Ciao');
  const { id: taskId } = await db().replyTask.findFirstOrThrow({ where: { memberId } });
  const content = { text: SECRET_TEXT, answerer: 'script', open: false } as const;
  await sendHostedReply({ taskId, from: profileId, to: { profileId: to, publicId }, ...content });
  const { objectKey } = await db().photo.findFirstOrThrow({ where: { profileId } });
  return { profileId, secrets: [profileId, hosted.publicId, objectKey, NAME] };
};

async function matched(reader: CreatedMember) {
  const { doer, done } = await createDoer(reader);
  await like(reader, doer);
  await like(doer, reader);
  return { doer, done };
}

/** Every action of another member that a member may be notified of outside the site. */
export const DOINGS: Readonly<Record<string, Doing>> = {
  message: async (reader) => {
    const { doer, done } = await createDoer(reader);
    await say(doer, reader.angelId, SECRET_TEXT);
    return done;
  },
  'hosted answer': hostedAnswer,
  like: async (reader) => {
    const { doer, done } = await createDoer(reader);
    await like(doer, reader);
    return done;
  },
  visit: async (reader) => {
    const { doer, done } = await createDoer(reader);
    await recordVisit(await viewerOf(doer), reader.angelId, clock.now());
    return done;
  },
  match: async (reader) => (await matched(reader)).done,
  photo: async (reader) => {
    const { doer, done } = await matched(reader);
    const content = { angelId: reader.angelId, caption: SECRET_TEXT, idClient: randomUUID() };
    const picture = { bytes: await photograph(), now: clock.now() };
    const upload = { viewer: await viewerOf(doer), ...content, ...picture };
    const { id, objectKey } = await uploadChatPhoto(upload);
    await letGo(id);
    return { ...done, secrets: [...done.secrets, id, objectKey] };
  },
  invitation: async (reader) => {
    const { doer, done } = await createDoer(reader, '12');
    const content = { angelId: reader.angelId, text: SECRET_TEXT, idClient: randomUUID() };
    await sendInvitation({ viewer: await viewerOf(doer), ...content });
    return done;
  },
};

/** Performs one action towards a member; returns everything that must not be in a notification. */
export async function doTo(reader: CreatedMember, what: string): Promise<readonly string[]> {
  const doing = DOINGS[what];
  if (!doing) throw new Error(`no account performs ${what}`);
  const { profileId, secrets } = await doing(reader);
  const { id } = await conversationOf(reader.profileId, profileId);
  return [...secrets, id, SECRET_TEXT];
}
