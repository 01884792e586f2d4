// Findings, "not proven either way": presence of members who hide it.
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { recordLogin } from '#lib/accounts/session/record-login.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { markDelivered } from '#lib/chat/messages/mark-delivered.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { presenceShownTo } from '#lib/chat/presence.ts';
import { db } from '#lib/db/client.ts';
import { findPage, profileView, regionCount } from '#lib/discovery/queries.ts';
import { filtersSchema, type Filters } from '#lib/discovery/search/filters.ts';
import { SEARCH_ORDERS, type SearchOrder } from '#lib/discovery/search/orders.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, say, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, like } from './choices.ts';
import { startAtNoon } from './start-at-noon.ts';

const numRuns = process.env['TEST_ALL'] === '1' ? 60 : 12;

let him: CreatedMember;
let her: CreatedMember;
let others: readonly CreatedMember[];

beforeAll(async () => {
  startAtNoon();
  him = await createMember();
  [her, ...others] = await Promise.all([createWoman(), createWoman(), createWoman()]);
  await say(her, him.angelId);
  await say(him, her.angelId);
  await like(her, him);
  await setVisibility(await viewerOf(her), undefined, { showsPresence: false }, clock.now());
});

/** Last activity before now and its class, as the last night left them. */
async function leave(
  { memberId, profileId }: CreatedMember,
  days: number,
  shown: boolean,
): Promise<void> {
  const lastActiveAt = after(clock.now(), -days * DAY);
  await db().user.update({ where: { id: memberId }, data: { lastActivityAt: lastActiveAt } });
  await db().profile.update({ where: { id: profileId }, data: { lastActiveAt } });
  await db().profileListing.updateMany({
    where: { profileId },
    data: { activityClass: days < 1 ? 0 : 1, lastActiveAt: shown ? lastActiveAt : null },
  });
}

/** Everything that he sees of others: search, stack, counts, profile, chats, thread, notices and presence. */
async function seen(filters: Filters, order: SearchOrder) {
  const viewer = { ...(await viewerOf(him)), level: 2 as const };
  const now = clock.now();
  const reader = { viewer, locale: 'it' as const, now };
  const page = (purpose: 'find' | 'match') =>
    findPage(reader, { page: 1, region: undefined, purpose, order, filters });
  const asked = { trackerId: him.publicId, angelId: her.angelId, limit: 20 };
  return {
    find: await page('find'),
    match: await page('match'),
    counts: await regionCount(viewer, undefined, now, filters),
    profile: await profileView(reader, her.angelId),
    chats: await conversations(viewer, him.publicId, 'it', { limit: 30 }),
    thread: await openThread(viewer, asked, 'it', now),
    notices: await receivedNotices(viewer, him.publicId, 'it'),
    presence: await presenceShownTo(viewer, her.angelId),
  };
}

/** She logs in, her device confirms what it receives, and she changes something that her listing depends on. */
async function comeOnline(): Promise<void> {
  const now = clock.now();
  await recordLogin(her.memberId, now);
  await markDelivered(await viewerOf(her), him.angelId, 100);
  await refreshListing(db(), her.profileId, now);
}

const filters = fc
  .record(
    {
      ageMin: fc.integer({ min: 18, max: 30 }),
      ageMax: fc.integer({ min: 40, max: 98 }),
      membersOnly: fc.boolean(),
      onlineNow: fc.boolean(),
      newHere: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((wanted) => filtersSchema.parse(wanted));

const orders = fc.constantFrom(...SEARCH_ORDERS);

test('a member who hides presence comes online unseen: no filter, order, count, mark or event changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      orders,
      fc.integer({ min: 0, max: 6 }),
      async (wanted, order, days) => {
        await leave(her, days + 1 / 24, false);
        const [now = her, recent = her] = others;
        await leave(now, 0, true);
        await leave(recent, 3, true);
        const before = await seen(wanted, order);
        const pushed = capturePushes();
        await comeOnline();
        // Past the time for which counts are cached.
        clock.setOffset(clock.offset() + 2 * MINUTE);
        expect(await seen(wanted, order)).toEqual(before);
        expect(pushed).toEqual([]);
      },
    ),
    { numRuns },
  );
});

test('the search of the test sees her, and sees her come once she shows presence', async () => {
  const wanted = filtersSchema.parse({ onlineNow: true });
  const found = async () => (await seen(wanted, 'active')).find.profiles.map(({ id }) => id);
  await leave(her, 3, false);
  await comeOnline();
  expect(await found()).not.toContain(her.angelId);
  await setVisibility(await viewerOf(her), undefined, { showsPresence: true }, clock.now());
  expect(await found()).toContain(her.angelId);
});
