import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setIncognito } from '#lib/accounts/profile/set-incognito.ts';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { newNotices } from '#lib/chat/new-notices.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { threadHead } from '#lib/chat/thread-head.ts';
import { db } from '#lib/db/client.ts';
import { NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import type { SearchOrder } from '#lib/discovery/search/orders.ts';
import { findPage, profileView } from '#lib/discovery/queries.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { endPaidPeriodsWork } from '#lib/payments/subscriptions/end-paid-periods.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { subscribeMember } from '../accounts/subscribed.ts';
import { mailsTo } from '../accounts/mails.ts';
import { change, codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, dislike, like, undo } from './choices.ts';
import { region } from './searching.ts';

let him: CreatedMember;
let her: CreatedMember;

beforeEach(async () => {
  const regionId = await region('Basilicata');
  him = await createMember({ regionId });
  her = await createWoman({ regionId });
  await change(her, { level: 1, paidUntil: after(clock.now(), 30 * DAY) });
});
afterEach(() => {
  clock.setOffset(0);
});

const switchTo = async (on: boolean, now = clock.now()) =>
  setIncognito(await viewerOf(her), her.publicId, on, now);

async function finds(
  purpose: 'find' | 'match',
  filters: Filters = NO_FILTERS,
  order: SearchOrder = 'varied',
): Promise<boolean> {
  const viewer = { ...(await viewerOf(him)), level: 2 as const };
  const wanted = { page: 1, region: undefined, purpose, order, filters };
  const page = await findPage({ viewer, locale: 'it', now: clock.now() }, wanted);
  const found = page.profiles.filter(({ id }) => id === her.angelId).length;
  expect(found).toBeLessThan(2);
  return found === 1;
}

const opens = async () =>
  codeOf(profileView({ viewer: await viewerOf(him), locale: 'it', now: clock.now() }, her.angelId));

const periods = () =>
  db().benefitPeriod.findMany({
    where: { profileId: her.profileId },
    orderBy: { beganAt: 'asc' },
    select: { benefit: true, endedBy: true },
  });

describe('incognito', () => {
  test('needs a paid period; bought credits are none, and switching off needs nothing', async () => {
    await change(her, { level: 0, paidUntil: null });
    expect(await codeOf(switchTo(true))).toBe('plan_required');
    await change(her, { level: 1, paidUntil: null });
    expect(await codeOf(switchTo(true))).toBe('plan_required');
    await change(her, { paidUntil: after(clock.now(), -1) });
    expect(await codeOf(switchTo(true))).toBe('plan_required');
    expect(await periods()).toEqual([]);
    expect(await codeOf(switchTo(false))).toBe('done');
    const viewer = await viewerOf(her);
    expect(await codeOf(setIncognito(viewer, him.publicId, false, clock.now()))).toBe('not_found');
  });

  test('hides her until she likes, and shows her to whom she likes in search and stack', async () => {
    expect([await finds('find'), await finds('match'), await opens()]).toEqual([
      true,
      true,
      'done',
    ]);
    await switchTo(true);
    expect(await ownProfile(await viewerOf(her), her.publicId, clock.now())).toMatchObject({
      shown: false,
      hiddenBy: 'incognito',
      incognito: true,
    });
    const hidden = [false, false, 'not_found'];
    expect([await finds('find'), await finds('match'), await opens()]).toEqual(hidden);
    await like(her, him);
    expect([await finds('find'), await finds('match'), await opens()]).toEqual([
      true,
      true,
      'done',
    ]);
    await undo(her);
    expect([await finds('find'), await finds('match'), await opens()]).toEqual(hidden);
    await switchTo(false);
    expect([await finds('find'), await finds('match'), await opens()]).toEqual([
      true,
      true,
      'done',
    ]);
    expect(await periods()).toEqual([{ benefit: 'incognito', endedBy: 'member' }]);
  });

  test('shows her to whom she likes as the filters, the order and his own choice allow', async () => {
    await switchTo(true);
    await like(her, him);
    expect(await finds('find', { ...NO_FILTERS, withPhoto: true })).toBe(false);
    await addPhoto(her.profileId, clock.now());
    expect(await finds('find', { ...NO_FILTERS, withPhoto: true })).toBe(true);
    expect(await finds('find', { ...NO_FILTERS, ageMin: 60, ageMax: 70 })).toBe(false);
    expect(await finds('find', { ...NO_FILTERS, onlineNow: true })).toBe(false);
    expect(await finds('find', { ...NO_FILTERS, interests: ['wine'] })).toBe(false);
    expect(await finds('find', NO_FILTERS, 'new')).toBe(false);
    await dislike(him, her);
    expect([await finds('find'), await finds('match')]).toEqual([true, false]);
  });

  test('shows nobody her visits, those of before included, nor lets one open her profile', async () => {
    const visit = async () => recordVisit(await viewerOf(her), him.angelId, clock.now());
    await visit();
    const noticed = async () => {
      const { visits } = await receivedNotices(await viewerOf(him), him.publicId, 'it');
      return [visits.length, await newNotices(him.profileId)];
    };
    expect(await noticed()).toEqual([1, 1]);
    await switchTo(true);
    expect(await noticed()).toEqual([0, 0]);
    expect(await opens()).toBe('not_found');
    expect(await codeOf(threadHead(await viewerOf(him), her.angelId))).toBe('not_found');
    expect(await codeOf(say(him, her.angelId))).toBe('peer_unavailable');
    expect(await codeOf(like(him, her))).toBe('peer_unavailable');
    await say(her, him.angelId);
    clock.setOffset(2 * DAY);
    await visit();
    expect(await noticed()).toEqual([0, 0]);
  });

  test('leaves conversations as they are', async () => {
    await say(him, her.angelId);
    await switchTo(true);
    expect(await opens()).toBe('done');
    expect(await codeOf(say(him, her.angelId))).toBe('done');
    expect(await codeOf(say(her, him.angelId))).toBe('done');
  });

  test('waits while she is paused', async () => {
    await setVisibility(await viewerOf(her), undefined, { searchable: false }, clock.now());
    await switchTo(true);
    await like(her, him);
    expect([await finds('find'), await finds('match')]).toEqual([false, false]);
    await setVisibility(await viewerOf(her), undefined, { searchable: true }, clock.now());
    expect([await finds('find'), await finds('match')]).toEqual([true, true]);
  });

  test('is one period for presses at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => switchTo(true)));
    expect(await periods()).toEqual([{ benefit: 'incognito', endedBy: null }]);
  });
});

describe('the end of the plan', () => {
  async function lastDay(): Promise<Date> {
    await change(her, { level: 0, paidUntil: null });
    await subscribeMember(her);
    const { memberId } = her;
    await cancelSubscription(memberId, clock.now());
    const where = { memberId };
    const { accessUntil } = await db().subscription.findFirstOrThrow({
      where,
      orderBy: { createdAt: 'desc' },
    });
    return accessUntil;
  }
  const state = () =>
    db().profile.findUniqueOrThrow({
      where: { id: her.profileId },
      select: { incognito: true, searchable: true },
    });

  test('pauses her instead of showing her, and notifies her once', async () => {
    const end = await lastDay();
    await switchTo(true);
    await endPaidPeriodsWork.run(after(end, -1), 50);
    expect(await state()).toEqual({ incognito: true, searchable: true });
    expect(await mailsTo(her.email, 'incognito_ended')).toBe(0);
    await Promise.all([endPaidPeriodsWork.run(end, 50), endPaidPeriodsWork.run(end, 50)]);
    await endPaidPeriodsWork.run(after(end, DAY), 50);
    expect(await state()).toEqual({ incognito: false, searchable: false });
    expect(await periods()).toEqual([{ benefit: 'incognito', endedBy: 'plan_ended' }]);
    expect(await mailsTo(her.email, 'incognito_ended')).toBe(1);
    expect([await finds('find'), await finds('match'), await opens()]).toEqual([
      false,
      false,
      'not_found',
    ]);
  });

  test('leaves no incognito behind when it meets a press', async () => {
    const end = await lastDay();
    const [pressed] = await Promise.all([
      codeOf(switchTo(true, after(end, -1))),
      endPaidPeriodsWork.run(end, 50),
    ]);
    expect(['done', 'plan_required']).toContain(pressed);
    expect(await state()).toEqual({ incognito: false, searchable: pressed !== 'done' });
  });
});
