import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { endTravel } from '#lib/accounts/travel/end-travel.ts';
import { endTravelWork, TRIPS_TO_END } from '#lib/accounts/travel/end-due-travel.ts';
import { startTravel } from '#lib/accounts/travel/start-travel.ts';
import { setIncognito } from '#lib/accounts/profile/set-incognito.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { TRAVEL_AGAIN_MS, TRAVEL_MS } from '#lib/accounts/limits.ts';
import { db } from '#lib/db/client.ts';
import { findPage, profileView } from '#lib/discovery/queries.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { findView } from '#lib/discovery/search/find-view.ts';
import type { SearchOrder } from '#lib/discovery/search/orders.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { change, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, like } from '../discovery/choices.ts';
import { region } from '../discovery/searching.ts';

/** A woman of Molise, who visits Umbria, and a man of each region. */
let she: CreatedMember;
let local: CreatedMember;
let host: CreatedMember;

beforeEach(async () => {
  const [molise, umbria] = await Promise.all([region('Molise'), region('Umbria')]);
  [she, local, host] = await Promise.all([
    createWoman({ regionId: molise }),
    createMember({ regionId: molise }),
    createMember({ regionId: umbria }),
  ]);
  await change(she, { level: 1, paidUntil: after(clock.now(), 60 * DAY) });
});
afterEach(() => db().benefitPeriod.deleteMany());

const start = async (wanted = 'Umbria', now = clock.now()) =>
  startTravel(await viewerOf(she), she.publicId, wanted, now);
const end = async (now = clock.now()) => endTravel(await viewerOf(she), she.publicId, now);

async function cardFor(of: CreatedMember, order: SearchOrder = 'varied', now = clock.now()) {
  const viewer = { ...(await viewerOf(of)), level: 2 as const };
  const seen = { viewer, locale: 'it' as const, now };
  const wanted = {
    page: 1,
    region: undefined,
    purpose: 'find' as const,
    filters: NO_FILTERS,
    order,
  };
  const { profiles, widened } = await findPage(seen, wanted);
  const home = widened === null ? profiles : profiles.slice(0, widened.from);
  return home.find(({ id }) => id === she.angelId);
}

const trips = () =>
  db().benefitPeriod.findMany({
    where: { profileId: she.profileId },
    orderBy: { beganAt: 'asc' },
    select: { endedBy: true, dueAt: true },
  });

describe('a trip', () => {
  test('needs a paid period, another region of the country, and the member themselves', async () => {
    expect(await codeOf(start('Atlantide'))).toBe('place_unknown');
    expect(await codeOf(start('molise'))).toBe('travel_home');
    await change(she, { paidUntil: null });
    expect(await codeOf(start())).toBe('plan_required');
    const viewer = await viewerOf(she);
    expect(await codeOf(startTravel(viewer, local.publicId, 'Umbria', clock.now()))).toBe(
      'not_found',
    );
    expect(await trips()).toEqual([]);
    expect(await cardFor(local)).toMatchObject({ visiting: null });
  });

  test('shows her in the region visited and says so, and no longer at home', async () => {
    const now = clock.now();
    const until = after(now, TRAVEL_MS);
    expect(await cardFor(local)).toBeDefined();
    expect(await start('umbria', now)).toEqual({ region: 'Umbria', until });
    expect(await cardFor(local)).toBeUndefined();
    const visiting = { region: 'Umbria', until: until.toISOString() };
    expect(await cardFor(host)).toMatchObject({ region: 'Molise', visiting });
    const seen = { viewer: await viewerOf(host), locale: 'it' as const, now };
    expect(await profileView(seen, she.angelId)).toMatchObject({ visiting });
    expect(await ownProfile(await viewerOf(she), she.publicId, now)).toMatchObject({
      region: 'Molise',
      travel: { region: 'Umbria', until },
      nextTravelAt: after(now, TRAVEL_AGAIN_MS),
    });
  });

  test('lets her search from the region visited, near its largest town', async () => {
    await start();
    const view = await findView(
      { viewer: await viewerOf(she), locale: 'it', now: clock.now() },
      { page: 1, filters: NO_FILTERS, order: 'near' },
    );
    expect(view.found.region.name).toBe('Umbria');
    expect(view).toMatchObject({ nearTo: 'Perugia', city: null, travel: { region: 'Umbria' } });
    const { id: cityId } = await db().city.findFirstOrThrow({
      where: { country: 'it', name: 'Perugia' },
      orderBy: { id: 'asc' },
    });
    await db().profile.update({ where: { id: host.profileId }, data: { cityId } });
    expect(await cardFor(host, 'near')).toBeDefined();
  });

  test('ends at a press, and the next begins a week after the beginning', async () => {
    const now = clock.now();
    await start('Umbria', now);
    expect(await codeOf(start('Lazio', now))).toBe('travel_running');
    await end();
    await end();
    expect(await cardFor(local)).toMatchObject({ visiting: null });
    expect(await cardFor(host)).toBeUndefined();
    expect(await trips()).toEqual([{ endedBy: 'member', dueAt: null }]);
    expect(await codeOf(start('Lazio', after(now, TRAVEL_AGAIN_MS - 1)))).toBe('travel_early');
    expect(await codeOf(start('Lazio', after(now, TRAVEL_AGAIN_MS)))).toBe('done');
  });

  test('begins once for presses at the same time', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(start())));
    expect(codes.toSorted()).toEqual(['done', 'travel_running', 'travel_running']);
    expect(await trips()).toHaveLength(1);
  });

  test('is found by those whom she likes there while she is incognito', async () => {
    await start();
    await setIncognito(await viewerOf(she), undefined, true, clock.now());
    expect(await cardFor(host)).toBeUndefined();
    await like(she, host);
    expect(await cardFor(host)).toMatchObject({ visiting: { region: 'Umbria' } });
    expect(await cardFor(local)).toBeUndefined();
  });
});

describe('the end of its time', () => {
  test('returns her home once, whichever worker comes first', async () => {
    const now = clock.now();
    const until = after(now, TRAVEL_MS);
    await start('Umbria', now);
    expect(await endTravelWork.run(after(until, -1), 50)).toBe(0);
    await Promise.all([endTravelWork.run(until, 50), endTravelWork.run(until, 50)]);
    expect(await trips()).toEqual([{ endedBy: 'time', dueAt: null }]);
    expect(await cardFor(local)).toMatchObject({ visiting: null });
    expect(await endTravelWork.run(after(until, DAY), 50)).toBe(0);
  });

  test('is reached by the next claim when a process dies with it', async () => {
    const now = clock.now();
    const until = after(now, TRAVEL_MS);
    await start('Umbria', now);
    // A process claims the trip and dies.
    expect(await claimDue(TRIPS_TO_END, until, 50)).toHaveLength(1);
    expect(await endTravelWork.run(until, 50)).toBe(0);
    expect(await cardFor(host, 'varied', until)).toMatchObject({ visiting: null });
    expect(await endTravelWork.run(after(until, 2 * MINUTE), 50)).toBe(1);
    expect(await trips()).toEqual([{ endedBy: 'time', dueAt: null }]);
  });

  test('changes nothing about a trip that she ended under the claim', async () => {
    const now = clock.now();
    const until = after(now, TRAVEL_MS);
    await start('Umbria', now);
    const [work] = await Promise.all([endTravelWork.run(until, 50), end()]);
    expect(work).toBeLessThan(2);
    const [trip, ...more] = await trips();
    expect(more).toEqual([]);
    expect(trip?.dueAt).toBeNull();
    expect(await cardFor(local)).toMatchObject({ visiting: null });
  });

  test('is not that of the plan: the trip lasts', async () => {
    const now = clock.now();
    await start('Umbria', now);
    await change(she, { level: 0, paidUntil: null });
    expect(await cardFor(host)).toBeDefined();
    expect((await viewerOf(she)).regionId).toBe(await region('Umbria'));
  });
});
