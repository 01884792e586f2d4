import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { db } from '#lib/db/client.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { startWorker, type Worker } from '#lib/jobs/worker.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailTransport } from '#lib/mail/transport.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { say } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance, noticesTo, plan, standIn, wants } from '../notifications/outside.ts';

/** The leases of mails and notices last two minutes. */
const LONGER_THAN_A_LEASE_MS = 3 * MINUTE;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  jest.restoreAllMocks();
});

async function startedWorker(): Promise<Worker> {
  const worker = await startWorker();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  cleanups.push(stop);
  return { stop };
}

/** Locks the table that the first kind of due work reads: a round that begins now blocks until `release`. */
async function blockFirstKind() {
  const client = new pg.Client({ connectionString: testDatabase().url });
  await client.connect();
  let ended: Promise<void> | undefined;
  const release = () => (ended ??= client.end());
  cleanups.push(release);
  await client.query('begin');
  await client.query('lock table provider_events in access exclusive mode');
  const waiting = `select 1 from pg_locks
    where relation = 'provider_events'::regclass and not granted`;
  return {
    release,
    reached: async (): Promise<void> => {
      while ((await client.query(waiting)).rowCount === 0) await sleep(10);
    },
  };
}

/** A send to the recipient `held` begins and does not end before `release`; all others end at once. */
function recordSends(held: string) {
  const sent: string[] = [];
  const waiting = new Set<() => void>();
  const gate = Promise.withResolvers<undefined>();
  const release = (): void => {
    gate.resolve(undefined);
  };
  cleanups.push(release);
  return {
    release,
    send: async (to: string): Promise<void> => {
      sent.push(to);
      for (const check of waiting) check();
      if (to === held) await gate.promise;
    },
    begun: (to: string) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (sent.includes(to)) resolve();
        };
        waiting.add(check);
        check();
      }),
    count: (to: string): number => sent.filter((one) => one === to).length,
  };
}

/**
 * Lets one round of a worker last longer than a lease. Late in the round, work that was due at its start is
 * being sent to `held`. Then a second worker takes the due work: `other` is sent, which proves that it ran.
 */
async function longRound(
  sends: ReturnType<typeof recordSends>,
  makeDue: Readonly<Record<'held' | 'other', (at: Date) => Promise<string>>>,
): Promise<void> {
  const begun = clock.now();
  const block = await blockFirstKind();
  const first = await startedWorker();
  await block.reached();
  advance(LONGER_THAN_A_LEASE_MS);
  const held = await makeDue.held(begun);
  await block.release();
  wakeJobs();
  await sends.begun(held);
  const other = await makeDue.other(clock.now());
  const second = await startedWorker();
  await sends.begun(other);
  sends.release();
  await Promise.all([first.stop(), second.stop()]);
}

test('41: a mail is sent once when a round of a worker lasts longer than a lease and a second worker runs', async () => {
  const sends = recordSends('held@example.test');
  jest
    .spyOn(mailTransport(), 'sendMail')
    // The type is that of the overload with a callback; the app calls the other one.
    .mockImplementation(({ to }) => sends.send((to as { address: string }).address) as never);
  const due = (to: string) => async (at: Date) => {
    await enqueueMail(db(), {
      brandId: 'dolcevita',
      template: 'welcome',
      locale: 'it',
      to,
      at,
      data: { link: 'http://dolcevita.localhost/find' },
      dedupeKey: newId(),
    });
    return to;
  };
  await longRound(sends, { held: due('held@example.test'), other: due('other@example.test') });
  expect(sends.count('held@example.test')).toBe(1);
  const row = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: 'held@example.test' },
  });
  expect({ state: row.state, attempts: row.attempts }).toEqual({ state: 'sent', attempts: 1 });
});

/** Plans a Telegram notice. The returned function sets the time at which it is due. */
async function plannedNotice(to: CreatedMember): Promise<(at: Date) => Promise<string>> {
  const { memberId } = to;
  await wants(to, 'telegram');
  await say(him, to.angelId);
  advance(MINUTE);
  await plan();
  await db().notice.updateMany({
    where: { memberId },
    data: { dueAt: after(clock.now(), 60 * MINUTE) },
  });
  return async (dueAt) => {
    await db().notice.updateMany({ where: { memberId }, data: { dueAt } });
    return memberId;
  };
}

test('41: a Telegram notice that was sent is marked sent when a round of a worker lasts longer than a lease and a second worker runs', async () => {
  const sends = recordSends(her.memberId);
  standIn('telegram', {
    repeatable: false,
    send: async ({ memberId }) => {
      await sends.send(memberId);
      return 'sent';
    },
  });
  const stranger = await createMember({ gender: 'woman' });
  const due = { held: await plannedNotice(her), other: await plannedNotice(stranger) };
  await longRound(sends, due);
  expect(sends.count(her.memberId)).toBe(1);
  const states = (await noticesTo(her)).map(({ state, lastError }) => ({ state, lastError }));
  expect(states).toEqual([{ state: 'sent', lastError: null }]);
});
