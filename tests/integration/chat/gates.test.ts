// [core §4 No input until the invitation is accepted] [core §7 GET /api/get/messages/{trackerId}/{angelId}]
// [core §8 invitation_waiting] [core §8 photo_needs_match]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db } from '#lib/db/client.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant, purse } from './purse.ts';
import { codeOf, conversationOf, say, viewerOf } from './chat-helpers.ts';

let ugo: CreatedMember;
let anna: CreatedMember;

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});

const thread = async (member: CreatedMember, angelId: string) => {
  const asked = { trackerId: member.publicId, angelId, limit: 40 };
  return openThread(await viewerOf(member), asked, 'it', clock.now());
};

/** Checks that the profile can neither be written to nor opened by its id, and that nothing is stored or charged. */
async function outOfReach(angelId: string): Promise<void> {
  const before = await purse(ugo);
  expect(await codeOf(say(ugo, angelId))).toBe('peer_unavailable');
  expect(await codeOf(thread(ugo, angelId))).toBe('not_found');
  expect(await purse(ugo)).toEqual(before);
  expect(await db().message.count({ where: { senderId: ugo.profileId } })).toBe(0);
}

async function hide({ profileId }: CreatedMember): Promise<void> {
  await db().profile.update({ where: { id: profileId }, data: { searchable: false } });
  await refreshListing(db(), profileId, clock.now());
}

async function like(from: CreatedMember, to: CreatedMember): Promise<void> {
  const viewer = await viewerOf(from);
  const choice = { choice: 'like', source: 'find', idClient: newId() } as const;
  await chooseProfile({ viewer, angelId: to.angelId, ...choice });
}

describe('a stranger cannot be reached', () => {
  test.each<[string, MemberOptions]>([
    ['who seeks the other sex', { gender: 'woman', seeking: 'woman' }],
    ['of the sex not sought', { gender: 'man', seeking: 'man' }],
    ['whose address is not confirmed', { gender: 'woman', confirmed: false }],
    ['of another brand', { gender: 'woman', brandId: 'fuego' }],
  ])('%s', async (_, options) => {
    await outOfReach((await createMember(options)).angelId);
  });

  test('who is hidden from search', async () => {
    await hide(anna);
    await outOfReach(anna.angelId);
  });

  test('hosted on another brand, or for the other gender', async () => {
    const { id: regionId } = await firstRegion('es');
    const elsewhere = await createHostedProfile({ regionId, brandId: 'fuego' });
    const sought = { gender: 'man', seeking: 'man' } as const;
    const other = await createHostedProfile({ regionId, ...sought });
    for (const { profileId, publicId } of [elsewhere, other]) {
      await recordDisclosures(
        ugo.memberId,
        [{ id: profileId, kind: 'hosted' }],
        'profile',
        clock.now(),
      );
      await outOfReach(publicId);
    }
  });

  test('that is a system profile without a message to the member', async () => {
    expect(await codeOf(thread(ugo, '000000'))).toBe('not_found');
  });
});

describe('a profile hidden from search can still be reached', () => {
  test('after a message', async () => {
    await grant(ugo, 'free', 5);
    await say(ugo, anna.angelId);
    await hide(anna);
    expect((await say(ugo, anna.angelId)).seq).toBe(2);
    expect((await thread(ugo, anna.angelId)).first).toBe(false);
  });

  test('after its like, for an answer', async () => {
    await like(anna, ugo);
    await hide(anna);
    expect((await thread(ugo, anna.angelId)).first).toBe(true);
    expect((await say(ugo, anna.angelId)).seq).toBe(2);
  });

  test('after a match', async () => {
    await like(anna, ugo);
    await like(ugo, anna);
    await hide(ugo);
    expect((await say(anna, ugo.angelId)).seq).toBe(3);
  });
});

describe('a second message to an invited profile', () => {
  beforeEach(async () => {
    ugo = await createMember({ flowCode: '12' });
    await grant(ugo, 'free', 5);
    await say(ugo, anna.angelId, 'Prima');
  });
  const again = () => codeOf(say(ugo, anna.angelId, 'Seconda'));

  test('is refused without cost, and the thread says so', async () => {
    const before = await purse(ugo);
    expect(await again()).toBe('invitation_waiting');
    expect(await purse(ugo)).toEqual(before);
    expect((await thread(ugo, anna.angelId)).composer).toBe('invited');
  });

  test('is allowed once the first was read', async () => {
    await markRead(await viewerOf(anna), ugo.angelId, 1);
    expect((await thread(ugo, anna.angelId)).composer).toBe('open');
    expect(await again()).toBe('done');
  });

  test('is allowed after an answer, read or not', async () => {
    await say(anna, ugo.angelId);
    const { participants } = await conversationOf(ugo.profileId, anna.profileId);
    expect(participants.map(({ readSeq }) => readSeq)).toEqual([0, 0]);
    expect(await again()).toBe('done');
  });

  test('is allowed after a match', async () => {
    await like(ugo, anna);
    expect(await again()).toBe('invitation_waiting');
    await like(anna, ugo);
    expect(await again()).toBe('done');
  });
});

test('a read like does not count as a read invitation', async () => {
  const inviting = await createMember({ flowCode: '12' });
  await like(inviting, anna);
  await markRead(await viewerOf(anna), inviting.angelId, 1);
  await say(inviting, anna.angelId);
  expect(await codeOf(say(inviting, anna.angelId))).toBe('invitation_waiting');
});

test('members need not wait in a flow without invitations', async () => {
  await grant(ugo, 'free', 5);
  await say(ugo, anna.angelId);
  expect((await thread(ugo, anna.angelId)).composer).toBe('open');
  expect((await say(ugo, anna.angelId)).seq).toBe(2);
});

describe('a photo', () => {
  const photo = { id: '0199aaaa-0000-7000-8000-000000000001', width: 600, height: 800 };
  const send = async (text = '') => {
    const viewer = await viewerOf(ugo);
    return sendMessage({ viewer, angelId: anna.angelId, text, idClient: newId(), photo });
  };

  test('can be sent to a match only, with or without text', async () => {
    expect(await codeOf(send())).toBe('photo_needs_match');
    await like(anna, ugo);
    await like(ugo, anna);
    await send();
    const { messages } = await conversationOf(ugo.profileId, anna.profileId);
    expect(messages.at(-1)).toMatchObject({ body: '', photoId: photo.id, bucket: 'icebreakers' });
    const [shown] = (await thread(anna, ugo.angelId)).messages.slice(-1);
    expect(shown?.attachment).toMatchObject({ state: 'covered', width: null, height: null });
  });
});
