import { beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { listLikers } from '#lib/discovery/likers/list-likers.ts';
import { likersView } from '#lib/discovery/likers/likers-view.ts';
import { setFavourite } from '#lib/discovery/favourites/set-favourite.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createWoman, dislike, like, undo } from './choices.ts';
import { her, him } from './two.ts';

const seen = async (member: CreatedMember, level: 0 | 1 = 0) => ({
  viewer: { ...(await viewerOf(member)), level },
  locale: 'it',
  now: clock.now(),
});

async function likersOf(member: CreatedMember): Promise<readonly string[]> {
  const { found } = await likersView(await seen(member), 1);
  return found.profiles.map(({ id }) => id);
}

describe('the members who like a member', () => {
  let second: CreatedMember;

  beforeEach(async () => {
    second = await createWoman();
    await like(her, him);
    await like(second, him);
    await recordVisit(await viewerOf(await createWoman()), him.angelId, clock.now());
  });

  test('are listed with the latest like first, and seen by nobody else', async () => {
    expect(await likersOf(him)).toEqual([second.angelId, her.angelId]);
    expect(await likersOf(her)).toEqual([]);
    const { found, saved } = await likersView(await seen(him), 1);
    expect(found).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect(saved).toEqual([]);
  });

  test('are the same at every level, with their names', async () => {
    const [free, paid] = [await seen(him), await seen(him, 1)];
    const { found } = await likersView(free, 1);
    expect(found).toEqual((await likersView(paid, 1)).found);
    const { screenName } = await db().profile.findUniqueOrThrow({ where: { id: her.profileId } });
    expect(found.profiles.map((one) => one.screenName)).toContain(screenName);
  });

  test('leave the list with the answer, and return when it is undone', async () => {
    await dislike(him, second);
    expect(await likersOf(him)).toEqual([her.angelId]);
    await undo(him);
    expect(await likersOf(him)).toEqual([second.angelId, her.angelId]);
    await like(him, her);
    expect(await likersOf(him)).toEqual([second.angelId]);
  });

  test('are gone when they take the like back', async () => {
    await undo(second);
    expect(await likersOf(him)).toEqual([her.angelId]);
  });

  test('are hidden by a block of either side, and after the account was disabled', async () => {
    await blockPeer(await viewerOf(him), her.angelId, clock.now());
    expect(await likersOf(him)).toEqual([second.angelId]);
    await blockPeer(await viewerOf(second), him.angelId, clock.now());
    expect(await likersOf(him)).toEqual([]);
    const third = await createWoman();
    await like(third, him);
    expect(await likersOf(him)).toEqual([third.angelId]);
    await db().user.update({ where: { id: third.memberId }, data: { state: 'disabled' } });
    expect(await likersOf(him)).toEqual([]);
  });

  test('stay hidden with a conversation that the member deleted', async () => {
    await db().participant.updateMany({
      where: { profileId: him.profileId, peerId: her.profileId },
      data: { hiddenAt: clock.now() },
    });
    expect(await likersOf(him)).toEqual([second.angelId]);
  });

  test('are marked where the member saved them', async () => {
    await setFavourite(
      { viewer: await viewerOf(him), angelId: her.angelId, saved: true },
      clock.now(),
    );
    expect((await likersView(await seen(him), 1)).saved).toEqual([her.angelId]);
  });

  test('are open to a free member up to the pages of the flow', async () => {
    const free = await seen(him);
    const { config } = await flowVersion(free.viewer.flowVersionId);
    const beyond = config.freePages + 1;
    expect(await codeOf(listLikers(free.viewer, beyond))).toBe('page_locked');
    const view = await likersView(free, beyond);
    expect(view).toMatchObject({ locked: true, freePages: config.freePages });
    expect(view.found.page).toBe(config.freePages);
    const paid = await likersView(await seen(him, 1), beyond);
    expect(paid).toMatchObject({ locked: false, freePages: undefined });
    expect(paid.found).toMatchObject({ page: beyond, profiles: [] });
  });

  test('answer a call of the session’s member only', async () => {
    const key = 'GET /api/users/likers';
    expect((await ask({ key })).status).toBe(401);
    const { status, text } = await ask({ key, token: him.token });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      totali: 2,
      profili: [{ id: second.angelId }, { id: her.angelId }],
    });
    const other = await ask({ key, token: (await createMember()).token });
    expect(JSON.parse(other.text)).toMatchObject({ totali: 0, profili: [] });
  });
});
