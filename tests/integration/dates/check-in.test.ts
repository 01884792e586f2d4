import { describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { cancelDate } from '#lib/dates/cancel-date.ts';
import { checkInAsMember, checkInByLink } from '#lib/dates/check-in.ts';
import { CHECK_IN_GRACE_MS, SHARED_DATE_LINK_MS } from '#lib/dates/limits.ts';
import { trustedView } from '#lib/dates/trusted-view.ts';
import { DATES_TO_WATCH, watchDatesWork } from '#lib/dates/watch-dates.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { mailedToken, mailsTo } from '../accounts/mails.ts';
import { acquaint, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman } from '../discovery/choices.ts';
import { advance } from '../notifications/outside.ts';
import { answer, brand, contactToken, share, sharer, stored, trusted, watch } from './dated.ts';

const checkInToken = () => mailedToken(sharer.email, 'date_check_in');
const byLink = async (token?: string) =>
  checkInByLink(brand, token ?? (await checkInToken()), clock.now());
const onSite = async (id: string) => checkInAsMember(await viewerOf(sharer), id, clock.now());
const reminders = () => mailsTo(sharer.email, 'date_check_in');
const missed = () => mailsTo(trusted, 'date_missed');

/** To the check-in time of a date as `share` makes it. */
async function toCheckIn(): Promise<void> {
  advance(3 * HOUR);
  await watch();
}

async function pastGrace(): Promise<void> {
  advance(CHECK_IN_GRACE_MS);
  await watch();
}

describe('the check-in', () => {
  test('is asked for by one mail at its time, and made by one press', async () => {
    const id = await share();
    await answer(true);
    await watch();
    expect(await reminders()).toBe(0);
    await toCheckIn();
    await watch();
    expect(await reminders()).toBe(1);
    const token = await checkInToken();
    expect((await stored(id)).checkInHash).not.toBe(token);
    await byLink(token);
    await byLink(token);
    expect((await stored(id)).state).toBe('checked_in');
    await pastGrace();
    expect(await missed()).toBe(0);
  });

  test('needs the token of the reminder, until it expires', async () => {
    const id = await share();
    await toCheckIn();
    expect(await codeOf(byLink('x'.repeat(43)))).toBe('token_expired');
    expect(await codeOf(byLink(await contactToken()))).toBe('token_expired');
    const other = { ...brand, id: 'fuego' as const };
    expect(await codeOf(checkInByLink(other, await checkInToken(), clock.now()))).toBe(
      'token_expired',
    );
    const { expiresAt } = await stored(id);
    expect(await codeOf(checkInByLink(brand, await checkInToken(), expiresAt))).toBe(
      'token_expired',
    );
    expect((await stored(id)).state).toBe('planned');
  });

  test('made on the site before its time stops the reminder', async () => {
    const id = await share();
    await onSite(id);
    await toCheckIn();
    expect(await reminders()).toBe(0);
    expect(await codeOf(cancelDate(await viewerOf(sharer), id, clock.now()))).toBe('date_ended');
  });

  test('leaves the whole grace period after a reminder that came late', async () => {
    const id = await share();
    await answer(true);
    advance(3 * HOUR + 5 * CHECK_IN_GRACE_MS);
    await watch();
    expect(await missed()).toBe(0);
    advance(CHECK_IN_GRACE_MS - MINUTE);
    await watch();
    expect((await stored(id)).state).toBe('planned');
    advance(MINUTE);
    await watch();
    expect(await missed()).toBe(1);
  });
});

describe('a missed check-in', () => {
  test('sends the plan to the trusted person who agreed, once', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    await pastGrace();
    await watch();
    expect(await missed()).toBe(1);
    const { data } = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: trusted, template: 'date_missed' },
    });
    expect(data).toMatchObject({ firstName: 'Nora', name: 'Marco', place: 'Bar Luce' });
    const { expiresAt, state, stateAt } = await stored(id);
    expect(state).toBe('missed');
    expect(expiresAt).toEqual(after(stateAt, SHARED_DATE_LINK_MS));
    const shown = await trustedView(brand, await contactToken(), clock.now());
    expect(shown).toMatchObject({ state: 'missed', details: { place: 'Bar Luce' } });
  });

  test.each([[null], [false]])('sends nothing to a person who answered %p', async (agree) => {
    const id = await share();
    if (agree !== null) await answer(agree);
    await toCheckIn();
    await pastGrace();
    expect((await stored(id)).state).toBe('missed');
    expect(await missed()).toBe(0);
  });

  test('is put right by a late check-in, of which the trusted person is notified', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    await pastGrace();
    const token = await checkInToken();
    await sendDueMail(clock.now(), 50);
    await byLink(token);
    await byLink(token);
    expect((await stored(id)).state).toBe('checked_in');
    expect(await mailsTo(trusted, 'date_safe')).toBe(1);
  });

  test('whose mail was not sent yet is never mailed after a late check-in', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    await pastGrace();
    await onSite(id);
    expect(await missed()).toBe(0);
    expect(await mailsTo(trusted, 'date_safe')).toBe(0);
  });
});

describe('a cancelled date', () => {
  test('sends nothing, not even the mail that waits, and stays cancelled', async () => {
    const id = await share();
    const viewer = await viewerOf(sharer);
    await cancelDate(viewer, id, clock.now());
    await cancelDate(viewer, id, clock.now());
    expect(await mailsTo(trusted, 'date_contact')).toBe(0);
    await toCheckIn();
    await pastGrace();
    expect(await reminders()).toBe(0);
    expect(await codeOf(onSite(id))).toBe('date_ended');
  });

  test('between reminder and grace notifies nobody', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    await cancelDate(await viewerOf(sharer), id, clock.now());
    await pastGrace();
    expect([await reminders(), await missed()]).toEqual([0, 0]);
  });
});

describe('two workers', () => {
  test('remind once and notify once', async () => {
    await share();
    await answer(true);
    advance(3 * HOUR);
    const run = () => watchDatesWork.run(clock.now(), 50);
    await Promise.all([run(), run(), run()]);
    expect(await reminders()).toBe(1);
    advance(CHECK_IN_GRACE_MS);
    await Promise.all([run(), run(), run()]);
    expect(await missed()).toBe(1);
  });

  test('one that died after its claim leaves the date to the next', async () => {
    await share();
    advance(3 * HOUR);
    expect(await claimDue(DATES_TO_WATCH, clock.now(), 50)).toHaveLength(1);
    await watch();
    expect(await reminders()).toBe(0);
    advance(DATES_TO_WATCH.leaseMs);
    await watch();
    expect(await reminders()).toBe(1);
  });

  test('one that dies between the state and the mail leaves both or neither', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    advance(CHECK_IN_GRACE_MS);
    await whileHeld(
      (tx) => tx.$executeRaw`lock table mail_messages in exclusive mode`,
      () => watchDatesWork.run(clock.now(), 50),
      async (tx) => {
        await tx.$queryRaw`
          select pg_terminate_backend(l.pid)::text from pg_locks l
            join pg_stat_activity a on a.pid = l.pid
           where not l.granted and a.datname = current_database()`;
      },
    );
    const mails = await missed();
    expect((await stored(id)).state).toBe(mails === 1 ? 'missed' : 'planned');
    advance(DATES_TO_WATCH.leaseMs);
    await watch();
    expect(await missed()).toBe(1);
    expect((await stored(id)).state).toBe('missed');
  });

  test('a check-in while the date is being marked as missed is not lost', async () => {
    const id = await share();
    await answer(true);
    await toCheckIn();
    advance(CHECK_IN_GRACE_MS);
    const token = await checkInToken();
    await whileHeld(
      (tx) => tx.sharedDate.update({ where: { id }, data: { state: 'missed', dueAt: null } }),
      () => byLink(token),
    );
    expect((await stored(id)).state).toBe('checked_in');
  });
});

describe('the person whom the member meets', () => {
  test('changes nothing by blocking them, or by leaving', async () => {
    const woman = await createWoman();
    await acquaint(sharer, woman);
    const id = await share({ name: 'Lei' });
    await answer(true);
    await blockPeer(await viewerOf(woman), sharer.angelId, clock.now());
    await inTransaction((tx) => eraseAccount(tx, woman.memberId, clock.now()));
    await toCheckIn();
    await pastGrace();
    expect((await stored(id)).withName).toBe('Lei');
    expect(await missed()).toBe(1);
  });
});
