import { describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { cancelDate } from '#lib/dates/cancel-date.ts';
import { checkInAsMember } from '#lib/dates/check-in.ts';
import {
  CONTACT_ASKS_MAX,
  SHARED_DATE_STORED_DAYS,
  SHARED_DATES_MAX,
  SHARED_DATES_PER_DAY,
} from '#lib/dates/limits.ts';
import { ownDates } from '#lib/dates/own-dates.ts';
import { trustedView } from '#lib/dates/trusted-view.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { RETENTION } from '#lib/legal/retention-table.ts';
import { clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { suppressAddress } from '#lib/mail/suppression.ts';
import { createMember } from '#tests/factories/member.ts';
import { mailsTo } from '../accounts/mails.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { answer, brand, clockTime, contactToken, share, sharer, stored, trusted } from './dated.ts';

const view = async (token?: string) =>
  trustedView(brand, token ?? (await contactToken()), clock.now());

describe('a shared date', () => {
  test('is listed for its member, in the order of time', async () => {
    await share({ meetAt: clockTime(DAY), place: 'Parco' });
    await share({ contact: `zweite-${trusted}` });
    const dates = await ownDates(await viewerOf(sharer), clock.now());
    expect(dates).toMatchObject([
      { name: 'Marco', place: 'Bar Luce', agreement: 'asked', state: 'planned' },
      { name: 'Marco', place: 'Parco', contact: trusted, agreement: 'asked', state: 'planned' },
    ]);
    expect(await ownDates(await viewerOf(await createMember()), clock.now())).toEqual([]);
  });

  test('asks the trusted person by a mail that says nothing of it', async () => {
    const id = await share();
    const mail = await db().mailMessage.findFirstOrThrow({ where: { toAddress: trusted } });
    expect(mail.template).toBe('date_contact');
    expect(Object.keys(mail.data as object).sort()).toEqual(['firstName', 'link']);
    expect(JSON.stringify(mail.data)).not.toMatch(/Marco|Luce/);
    const { contactHash } = await stored(id);
    expect(contactHash).not.toBe(await contactToken());
  });

  test('begins at the time that a clock of the brand shows', async () => {
    const meetAt = clockTime(26 * HOUR);
    const { meetAt: at } = await stored(await share({ meetAt }));
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(at);
    expect(shown.replace(' ', 'T')).toBe(meetAt);
  });

  test.each([
    ['past', () => clockTime(-HOUR)],
    ['too far', () => clockTime(31 * DAY)],
    ['no time', () => '2026-02-30T20:00'],
    ['skipped by the clocks', () => '2027-03-28T02:30'],
  ])('is refused for a time that is %s', async (_, meetAt) => {
    expect(await codeOf(share({ meetAt: meetAt() }))).toBe('date_time_refused');
    expect(await db().sharedDate.count({ where: { profileId: sharer.profileId } })).toBe(0);
  });

  test('contains no link, and leaves nothing behind', async () => {
    expect(await codeOf(share({ place: 'Vedi bit.ly/x' }))).toBe('date_link_refused');
    expect(await codeOf(share({ name: 'www.esempio.it' }))).toBe('date_link_refused');
    expect(await mailsTo(trusted, 'date_contact')).toBe(0);
  });

  test('is refused to members without a confirmed address, and to closed accounts', async () => {
    const unconfirmed = await createMember({ confirmed: false });
    expect(await codeOf(share({}, unconfirmed))).toBe('email_unconfirmed');
    const viewer = await viewerOf(sharer);
    await db().user.update({ where: { id: sharer.memberId }, data: { state: 'disabled' } });
    expect(await codeOf(share({}, sharer, viewer))).toBe('account_disabled');
    expect(await mailsTo(trusted, 'date_contact')).toBe(0);
  });
});

describe('the trusted person', () => {
  test('sees who asks, and the plan only once they agree', async () => {
    await share();
    expect(await view()).toEqual({ from: 'Nora', agreed: false, state: 'planned', details: null });
    await answer(true);
    expect(await view()).toMatchObject({
      agreed: true,
      details: { name: 'Marco', place: 'Bar Luce' },
    });
  });

  test('sees only the state of a date that is over', async () => {
    const id = await share();
    await answer(true);
    await checkInAsMember(await viewerOf(sharer), id, clock.now());
    expect(await view()).toEqual({
      from: 'Nora',
      agreed: true,
      state: 'checked_in',
      details: null,
    });
  });

  test('needs the token of that date and brand, until it expires', async () => {
    const id = await share();
    const token = await contactToken();
    expect(await codeOf(view('x'.repeat(43)))).toBe('token_expired');
    const other = { ...brand, id: 'fuego' as const };
    expect(await codeOf(trustedView(other, token, clock.now()))).toBe('token_expired');
    const { expiresAt } = await stored(id);
    expect(await codeOf(trustedView(brand, token, expiresAt))).toBe('token_expired');
    expect(await codeOf(answer(true, 'x'.repeat(43)))).toBe('token_expired');
  });

  test('who declines has no link any more, also after having agreed', async () => {
    const id = await share();
    await answer(true);
    await answer(false);
    expect(await stored(id)).toMatchObject({ contactAgreedAt: null });
    expect(await codeOf(view())).toBe('token_expired');
    expect(await codeOf(answer(true))).toBe('token_expired');
    const [date] = await ownDates(await viewerOf(sharer), clock.now());
    expect(date?.agreement).toBe('declined');
  });

  test('cannot agree to a date that is over', async () => {
    const id = await share();
    const token = await contactToken();
    await cancelDate(await viewerOf(sharer), id, clock.now());
    expect(await codeOf(answer(true, token))).toBe('date_ended');
  });

  test('who declined is not asked again by this member', async () => {
    await share();
    await answer(false);
    expect(await codeOf(share())).toBe('contact_declined');
    expect(await mailsTo(trusted, 'date_contact')).toBe(1);
  });

  test('who has not answered is asked a few times at most', async () => {
    for (let asked = 0; asked < CONTACT_ASKS_MAX; asked += 1) await share();
    expect(await codeOf(share())).toBe('contact_asked');
    await answer(true);
    await share();
    expect(await mailsTo(trusted, 'date_contact')).toBe(CONTACT_ASKS_MAX + 1);
  });

  test('is somebody else, at an address that takes mail', async () => {
    expect(await codeOf(share({ contact: sharer.email.toUpperCase() }))).toBe('contact_own');
    expect(await codeOf(share({ contact: 'nobody' }))).toBe('email_malformed');
    const { brandId } = sharer;
    await suppressAddress(db(), {
      brandId,
      address: trusted,
      reason: 'bounced',
      now: clock.now(),
    });
    expect(await codeOf(share())).toBe('email_refused');
  });
});

test('is listed as long as it is stored', () => {
  const line = RETENTION.find(({ table }) => table === 'shared_dates');
  expect(line?.days).toBe(SHARED_DATE_STORED_DAYS);
});

describe('limits', () => {
  test('of dates at the same time hold also for simultaneous requests', async () => {
    const all = Array.from({ length: SHARED_DATES_MAX + 1 }, (_, at) =>
      codeOf(share({ contact: `${String(at)}-${trusted}` })),
    );
    const codes = await Promise.all(all);
    expect(codes.filter((code) => code === 'done')).toHaveLength(SHARED_DATES_MAX);
    expect(codes.filter((code) => code === 'dates_full')).toHaveLength(1);
  });

  test('of dates in a day count cancelled ones', async () => {
    for (let made = 0; made < SHARED_DATES_PER_DAY; made += 1) {
      const id = await share({ contact: `${String(made)}-${trusted}` });
      await cancelDate(await viewerOf(sharer), id, clock.now());
    }
    expect(await codeOf(share())).toBe('too_many_requests');
  });
});

describe('another member', () => {
  test('neither cancels nor checks in', async () => {
    const id = await share();
    const stranger = await viewerOf(await createMember());
    expect(await codeOf(cancelDate(stranger, id, clock.now()))).toBe('not_found');
    expect(await codeOf(checkInAsMember(stranger, id, clock.now()))).toBe('not_found');
    expect((await stored(id)).state).toBe('planned');
  });
});

describe('the member’s data', () => {
  test('has the dates in its copy, and none after the erasure, nor their mails', async () => {
    await share();
    const { memberId, profileId } = sharer;
    const copy = await gatherData(memberId, clock.now());
    expect(copy['shared_dates']).toMatchObject([
      { with: 'Marco', place: 'Bar Luce', trustedPerson: trusted, state: 'planned' },
    ]);
    const token = await contactToken();
    await inTransaction((tx) => eraseAccount(tx, memberId, clock.now()));
    expect(await db().sharedDate.count({ where: { profileId } })).toBe(0);
    expect(await mailsTo(trusted, 'date_contact')).toBe(0);
    expect(await codeOf(view(token))).toBe('token_expired');
  });
});
