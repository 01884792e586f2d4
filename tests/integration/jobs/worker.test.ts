import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { startWorker, type Worker } from '#lib/jobs/worker.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailServer } from '../mailing/mail-server.ts';

mailServer();
let worker: Worker;

beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.stop());

/** Queues a mail that is due in `inMs`. Resolves when the worker has sent it, long before the worker's own tick. */
async function sentWhenDue(inMs: number): Promise<Date | null> {
  const at = after(clock.now(), inMs);
  const dedupeKey = newId();
  await enqueueMail(db(), {
    brandId: 'dolcevita',
    template: 'welcome',
    locale: 'it',
    to: 'nina@example.test',
    at,
    data: { link: 'http://dolcevita.localhost/find' },
    dedupeKey,
  });
  wakeJobs(at.getTime());
  for (;;) {
    const row = await db().mailMessage.findUniqueOrThrow({ where: { dedupeKey } });
    if (row.state !== 'due') return row.sentAt;
    await sleep(20);
  }
}

test('work that is due now, soon, and close together is done at the requested wakes', async () => {
  const sent = await Promise.all([0, 300, 310, 320, 900, 2_500].map(sentWhenDue));
  expect(sent.every((at) => at !== null)).toBe(true);
});

test('a moved clock does not delay work that is due by it', async () => {
  const early = sentWhenDue(3_000);
  clock.setOffset(3_600_000);
  try {
    expect(await sentWhenDue(0)).not.toBeNull();
    expect(await early).not.toBeNull();
  } finally {
    clock.setOffset(0);
  }
});
