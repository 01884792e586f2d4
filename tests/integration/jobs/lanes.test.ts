import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { replyTasksWork } from '#lib/hosted/run-reply-tasks.ts';
import { startWorker, type Worker } from '#lib/jobs/worker.ts';
import { clock, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { checkLedgerWork } from '#lib/payments/ledger/record-check.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { mailServer } from '../mailing/mail-server.ts';

mailServer();
let worker: Worker | undefined;
const gates: (() => void)[] = [];
beforeEach(() => {
  worker = undefined;
});
afterEach(async () => {
  for (const open of gates.splice(0)) open();
  await worker?.stop();
  jest.restoreAllMocks();
});

function gate(): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gates.push(() => {
    resolve(undefined);
  });
  return promise;
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await sleep(20);
}

/** The failed job is due, and another worker asks for it at its start, not at its next poll. */
async function retryNow(): Promise<void> {
  await db().$executeRaw`update pgboss.job set start_after = now() where name = 'recurring-ledger'`;
  await worker?.stop();
  worker = await startWorker();
}

test('41: replies and mail leave while renewals wait for a provider that does not answer', async () => {
  const stuck = gate();
  let renewing = 0;
  jest.spyOn(renewalsWork, 'run').mockImplementation(async () => {
    renewing += 1;
    await stuck;
    return 0;
  });
  const replies = jest.spyOn(replyTasksWork, 'run').mockResolvedValue(0);
  worker = await startWorker();
  await until(() => renewing === 1);
  const dedupeKey = newId();
  await enqueueMail(db(), {
    brandId: 'dolcevita',
    template: 'welcome',
    locale: 'it',
    to: 'beside@example.test',
    at: clock.now(),
    data: { link: 'http://dolcevita.localhost/find' },
    dedupeKey,
  });
  const repliesBefore = replies.mock.calls.length;
  wakeJobs();
  const sent = async () => {
    const { state } = await db().mailMessage.findUniqueOrThrow({ where: { dedupeKey } });
    return state === 'sent';
  };
  // The renewals end after the test: a worker that waits for them sends nothing.
  await until(sent);
  await until(() => replies.mock.calls.length > repliesBefore);
  expect(renewing).toBe(1);
});

test('41: a nightly job runs in a queue of its own, and the desk shows it and its failure', async () => {
  worker = await startWorker();
  const overview = async () => {
    const { token } = await createOperator();
    const { answer } = await askDesk('GET /api/desk/jobs', { token });
    const { nightly } = answer as {
      nightly: { name: string; state: string; tries: number; error: string; ranAt: string }[];
    };
    return nightly.find(({ name }) => name === 'ledger');
  };
  await until(async () => (await overview()) !== undefined);
  const broken = jest.spyOn(checkLedgerWork, 'carryOut').mockRejectedValue(new Error('no answer'));
  const makeDue = () =>
    db().recurringJob.updateMany({
      where: { name: 'ledger' },
      data: { dueAt: new Date(clock.ms() - HOUR) },
    });
  await makeDue();
  wakeJobs();
  await until(async () => (await overview())?.state === 'retry');
  expect(await overview()).toMatchObject({ error: 'no answer', ranAt: null });
  broken.mockRestore();
  await retryNow();
  await until(async () => (await overview())?.state === 'completed');
  expect((await overview())?.ranAt).not.toBeNull();
});

test('18.1: a ledger check asked for at the desk is a job that is retried, and whose failure the desk shows', async () => {
  const { token } = await createOperator({ role: 'finance' });
  const page = async () => {
    const { answer } = await askDesk('GET /api/desk/ledgerChecks', { token, purpose: 'a test' });
    return answer as { checks: { state: string }[]; job: { state: string; error: string } | null };
  };
  worker = await startWorker();
  const broken = jest.spyOn(checkLedgerWork, 'carryOut').mockRejectedValue(new Error('no answer'));
  const due = await db().recurringJob.findUnique({ where: { name: 'ledger' } });
  await askDesk('POST /api/desk/ledgerChecks', { token });
  await until(async () => (await page()).job?.state === 'retry');
  const { checks, job } = await page();
  expect([checks[0]?.state, job?.error]).toEqual(['due', 'no answer']);
  broken.mockRestore();
  await retryNow();
  await until(async () => (await page()).job?.state === 'completed');
  expect((await page()).checks[0]?.state).toBe('done');
  // The schedule of the nightly check is not moved by a request.
  const { dueAt } = await db().recurringJob.findUniqueOrThrow({ where: { name: 'ledger' } });
  if (due) expect(dueAt).toEqual(due.dueAt);
});
