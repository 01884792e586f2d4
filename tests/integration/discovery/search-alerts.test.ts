import { beforeEach, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { db } from '#lib/db/client.ts';
import { SEARCH_ALERT_HOUR } from '#lib/discovery/limits.ts';
import { changeAlert } from '#lib/discovery/saved-searches/change-alert.ts';
import { checkSearchesWork } from '#lib/discovery/saved-searches/check-searches.ts';
import { criteriaSchema } from '#lib/discovery/saved-searches/criteria.ts';
import { markOpened } from '#lib/discovery/saved-searches/mark-opened.ts';
import { saveSearch } from '#lib/discovery/saved-searches/save-search.ts';
import type { Interest } from '#lib/db/generated/enums.ts';
import { clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { advance, later, standIn, wants } from '../notifications/outside.ts';
import { createWoman } from './choices.ts';
import { region } from './searching.ts';

const ZONE = 'Europe/Rome';
let member: CreatedMember;
let regionId: number;

beforeEach(async () => {
  regionId = await region('Valle d’Aosta');
  await db().profileListing.deleteMany({ where: { regionId } });
  member = await createMember({ regionId });
  await wants(member, 'push');
});

async function save(alert: boolean, interests: readonly Interest[] = []): Promise<string> {
  const viewer = await viewerOf(member);
  const criteria = criteriaSchema.parse({ interests });
  return (await saveSearch({ viewer, name: 'Vicino', alert, criteria }, clock.now())).id;
}

async function joins(interests: Interest[] = []): Promise<void> {
  const woman = await createWoman({ regionId });
  await db().profile.update({ where: { id: woman.profileId }, data: { interests } });
  await refreshListing(db(), woman.profileId, clock.now());
}

async function check(): Promise<void> {
  while ((await checkSearchesWork.run(clock.now(), 50)) > 0);
  await later();
}

/** Moves the clock to an hour of the brand's day, today or on a later day. */
function moveTo(hour: number, days = 0): void {
  const local = DateTime.fromJSDate(clock.now(), { zone: ZONE });
  const at = local.plus({ days }).set({ hour, minute: 0, second: 0, millisecond: 0 });
  advance(at.toMillis() - clock.ms());
}

const dueAt = async () =>
  (await db().searchAlert.findUniqueOrThrow({ where: { profileId: member.profileId } })).dueAt;

const hourOf = (at: Date | null) => at && DateTime.fromJSDate(at, { zone: ZONE }).hour;

test('one alert a day names the members whom the searches with an alert find, each once', async () => {
  const push = standIn('push');
  await save(true, ['wine']);
  await save(true, ['wine', 'yoga']);
  await save(false, ['cars']);
  await joins(['wine', 'yoga']);
  await joins(['yoga']);
  await joins(['cars']);
  await check();
  expect(push.to(member)).toEqual([]);
  moveTo(SEARCH_ALERT_HOUR);
  await check();
  expect(push.to(member)).toEqual(['Novità per te: 2 nuove persone nelle tue ricerche.']);
  expect(push.content(member)[0]).toMatchObject({ path: '/searches', urgent: false });
  advance(HOUR);
  await joins(['wine']);
  await check();
  expect(push.to(member)).toHaveLength(1);
  moveTo(SEARCH_ALERT_HOUR, 1);
  await check();
  expect(push.to(member)[1]).toBe('Novità per te: 1 nuova persona nelle tue ricerche.');
  moveTo(SEARCH_ALERT_HOUR, 1);
  await check();
  expect(push.to(member)).toHaveLength(2);
});

test('a late alert waits for the morning, and the next one for the day after', async () => {
  const push = standIn('push');
  await save(true);
  await joins();
  moveTo(23);
  advance(30 * MINUTE);
  await check();
  expect(push.to(member)).toEqual([]);
  advance(9 * HOUR);
  await later();
  expect(push.to(member)).toHaveLength(1);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  await check();
  expect(push.to(member)).toHaveLength(1);
  moveTo(SEARCH_ALERT_HOUR, 1);
  await check();
  expect(push.to(member)).toHaveLength(2);
});

test('the hour is that of the brand, also after the alert was switched off and on', async () => {
  const push = standIn('push');
  const id = await save(true);
  const viewer = await viewerOf(member);
  const change = (alert: boolean) => changeAlert({ viewer, id, alert }, clock.now());
  expect(hourOf(await dueAt())).toBe(SEARCH_ALERT_HOUR);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  await check();
  expect(push.to(member)).toHaveLength(1);
  const tomorrow = await dueAt();
  await change(false);
  expect(await dueAt()).toBeNull();
  await change(true);
  expect(await dueAt()).toEqual(tomorrow);
});

test('opening a search drops what it found, and not what the others found', async () => {
  const push = standIn('push');
  const wine = await save(true, ['wine']);
  const yoga = await save(true, ['yoga']);
  await joins(['yoga']);
  moveTo(SEARCH_ALERT_HOUR);
  await check();
  expect(push.to(member)).toHaveLength(1);
  await joins(['wine']);
  await joins(['yoga', 'wine']);
  await joins(['yoga']);
  moveTo(SEARCH_ALERT_HOUR, 1);
  while ((await checkSearchesWork.run(clock.now(), 50)) > 0);
  await markOpened(await viewerOf(member), wine, clock.now());
  await later();
  expect(push.to(member)[1]).toBe('Novità per te: 1 nuova persona nelle tue ricerche.');
  await joins(['wine']);
  moveTo(SEARCH_ALERT_HOUR, 1);
  while ((await checkSearchesWork.run(clock.now(), 50)) > 0);
  await markOpened(await viewerOf(member), yoga, clock.now());
  await markOpened(await viewerOf(member), wine, clock.now());
  await later();
  expect(push.to(member)).toHaveLength(2);
});

test('what the member has opened meanwhile is not notified', async () => {
  const push = standIn('push');
  const id = await save(true);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  while ((await checkSearchesWork.run(clock.now(), 50)) > 0);
  await markOpened(await viewerOf(member), id, clock.now());
  await later();
  expect(push.to(member)).toEqual([]);
});

test('nothing is notified by a channel that the member did not choose, nor to a disabled account', async () => {
  const push = standIn('push');
  await wants(member);
  await save(true);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  await check();
  expect(push.to(member)).toEqual([]);
  await wants(member, 'push');
  await db().user.update({ where: { id: member.memberId }, data: { state: 'disabled' } });
  await joins();
  moveTo(SEARCH_ALERT_HOUR, 1);
  await check();
  expect(push.to(member)).toEqual([]);
  expect((await dueAt())?.getTime()).toBeGreaterThan(clock.ms() + DAY / 2);
});

/** Changes the searches while a look that was claimed before reads the listings. */
async function checkWhile(change: () => Promise<unknown>): Promise<void> {
  await whileHeld(
    (tx) => tx.$executeRaw`lock table profile_listings in access exclusive mode`,
    () => checkSearchesWork.run(clock.now(), 50),
    change,
  );
}

test('a claim that was lost to a change of the searches writes nothing', async () => {
  const push = standIn('push');
  const id = await save(true);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  const viewer = await viewerOf(member);
  await checkWhile(() => changeAlert({ viewer, id, alert: false }, clock.now()));
  expect(await dueAt()).toBeNull();
  await later();
  expect(push.to(member)).toEqual([]);
});

test('a search that is opened during the look is not notified', async () => {
  const push = standIn('push');
  const id = await save(true);
  await joins();
  moveTo(SEARCH_ALERT_HOUR);
  const viewer = await viewerOf(member);
  await checkWhile(() => markOpened(viewer, id, clock.now()));
  await later();
  await check();
  expect(push.to(member)).toEqual([]);
  expect(hourOf(await dueAt())).toBe(SEARCH_ALERT_HOUR);
});
