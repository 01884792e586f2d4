// Findings, "not proven either way": sign-up again after erasure.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { enter } from '#lib/accounts/login/enter.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { requestErasure } from '#lib/accounts/erasure/request-erasure.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { register } from '#lib/accounts/signup/register.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { navigation } from '#lib/discovery/navigation.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { tablesWith } from '../../setup/tables-with.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { like } from '../discovery/choices.ts';
import { signupForm } from './signup-form.ts';
import { CANARY, talkative } from './talkative.ts';

const brand = brandOf('dolcevita');
const NEW_PASSWORD = 'un nuovo inizio 2026';
type Entered = Awaited<ReturnType<typeof signUpAgain>>;
let old: CreatedMember & { readonly peer: CreatedMember };
let tables: readonly string[];
let fresh: Entered;

const tablesOfOld = () =>
  tablesWith((text, values) => pool().query(text, [...values]), old.memberId);

/** The address written otherwise: it is still the same. */
async function signUpAgain() {
  const email = ` ${old.email.toUpperCase()}`;
  const form = await signupForm({ email, password: NEW_PASSWORD }, { now: clock.now() });
  const made = await register(form);
  if (made.kind !== 'entered') throw new Error('register returned no session');
  return { ...made, viewer: await viewerOfToken(made.token) };
}

beforeAll(async () => {
  old = await talkative();
  await like(old.peer, old);
});

test('is refused while the erasure can still be cancelled', async () => {
  const member = await viewerOfToken(old.token);
  const { publicId: named } = old;
  await requestErasure({ member, named, password: MEMBER_PASSWORD, now: clock.now() });
  expect(await codeOf(signUpAgain())).toBe('email_taken');
});

describe('after the erasure', () => {
  beforeAll(async () => {
    await inTransaction((tx) => eraseAccount(tx, old.memberId, clock.now()));
    tables = await tablesOfOld();
    fresh = await signUpAgain();
  });

  test('the same address makes a new account, which has nothing of the old one', async () => {
    const { memberId, viewer } = fresh;
    const ids = [old.memberId, old.publicId, old.angelId];
    expect(ids).not.toContain(memberId);
    expect(ids).not.toContain(viewer.publicId);
    expect(ids).not.toContain(viewer.angelId);
    expect(viewer).toMatchObject({ level: 0, cardVerified: false });
    const profile = await ownProfile(viewer, viewer.publicId, clock.now());
    expect(profile).toMatchObject({ about: '', lookingFor: '', surname: '', phone: '' });
    expect(profile).toMatchObject({ paylog: [], nextBillDate: null });
    expect(await db().photo.count({ where: { profileId: viewer.profileId } })).toBe(0);
    expect(profile.username).not.toContain(CANARY);
    const list = await conversations(viewer, viewer.publicId, 'it', { limit: 30 });
    expect(list).toMatchObject({ messages: [], totalUnreadMessages: 0, pendingMessage: null });
    const notices = await receivedNotices(viewer, viewer.publicId, 'it');
    expect(notices).toEqual({ like: [], visits: [] });
    expect((await navigation(viewer, viewer.publicId)).likedProfiles).toEqual([]);
    // No row of the old account was moved to the new one.
    expect(await tablesOfOld()).toEqual(tables);
  });

  test('neither the old password nor the old session opens the new account', async () => {
    const { email } = old;
    const login = { brand, email, userAgent: '', flowCode: undefined, now: clock.now() };
    expect(await codeOf(authenticate({ ...login, password: MEMBER_PASSWORD }))).not.toBe('done');
    expect(await codeOf(viewerOfToken(old.token))).toContain('session not found');
    const { token } = await authenticate({ ...login, password: NEW_PASSWORD });
    expect((await viewerOfToken(token)).memberId).toBe(fresh.memberId);
  });

  test('the old conversations stay those of the erased profile', async () => {
    const peer = await viewerOfToken(old.peer.token);
    const { messages } = await conversations(peer, peer.publicId, 'it', { limit: 30 });
    const ids = messages.map(({ angelId }) => angelId);
    expect(ids).toContain(old.angelId);
    expect(ids).not.toContain(fresh.viewer.angelId);
  });

  test('it has the flow’s starting credits once, and the gift once, as every member', async () => {
    const { memberId } = fresh;
    const flow = await currentFlow('dolcevita', '7');
    const { icebreakerCredits: icebreakers, freeMessages: free, likeCredits: likes } = flow.config;
    const account = () => db().creditAccount.findUniqueOrThrow({ where: { memberId } });
    expect(await account()).toMatchObject({ icebreakers, free, likes, subscription: 0, bought: 0 });
    const gifted = { ...flow, config: { ...flow.config, giftedMessages: 3 } };
    const comeBack = (days: number) =>
      enter({ memberId, flow: gifted, firstLogin: false, now: after(clock.now(), days * DAY) });
    expect((await comeBack(2)).giftedMessages).toBe(3);
    expect((await comeBack(4)).giftedMessages).toBe(0);
    expect(await account()).toMatchObject({ free: free + 3 });
  });
});
