import { EventEmitter, once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pLimit from 'p-limit';
import { setSendAfterPayment, releasePendingMessage } from '#lib/chat/pending-after-payment.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { startWorker, type Worker } from '#lib/jobs/worker.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailTransport } from '#lib/mail/transport.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { createMember } from '#tests/factories/member.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { codeOf, say } from '../chat/chat-helpers.ts';
import { grant, reduceCredits } from '../chat/purse.ts';
import { startConversation } from '../hosted/conversation.ts';
import { orderFor } from '../payments/payment-sandbox.ts';

const RENEWALS = 500;
const AT_ONCE = 10;
/** Preparing the subscriptions takes most of it. */
const LIMIT_MS = 600_000;

const notified = new EventEmitter();
let sandbox: Sandbox;
let worker: Worker | undefined;
beforeAll(async () => {
  sandbox = await startSandbox(async (delivered) => {
    await receiveProviderEvent({ ...delivered, now: clock.now() });
    notified.emit('delivery');
  });
});
afterAll(async () => {
  await worker?.stop();
  clock.setOffset(0);
  mailTransport().close();
  await sandbox.stop();
});

async function subscribe(): Promise<void> {
  const { attempt, request } = await orderFor('sub_1m');
  await submitAttempt(attempt, request, clock.now());
}

/** Subscriptions whose cards Adyen stores, all due for their first renewal at the returned time. */
async function subscriptions(count: number): Promise<Date> {
  const several = pLimit(AT_ONCE);
  await Promise.all(Array.from({ length: count }, () => several(subscribe)));
  const stored = { mandate: { state: 'valid' } } as const;
  while ((await db().subscription.count({ where: stored })) < count) {
    if ((await processProviderEventsWork.run(clock.now(), 50)) === 0)
      await once(notified, 'delivery');
  }
  const last = await db().subscription.findFirstOrThrow({ orderBy: { periodEnd: 'desc' } });
  return after(last.periodEnd, MINUTE);
}

const renewed = () => db().charge.count({ where: { period: 2 } });

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

/** A message that waits for credits, which have just been bought. */
async function releasedMessage(): Promise<() => Promise<boolean>> {
  const [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await reduceCredits(writer, {});
  expect(await codeOf(say(writer, reader.angelId, 'Ci sei?', randomUUID()))).toBe(
    'credits_exhausted',
  );
  await setSendAfterPayment(writer.memberId, true, clock.now());
  await grant(writer, 'bought', 10);
  await inTransaction((tx) => releasePendingMessage(tx, writer.memberId, clock.now()));
  return async () => (await db().message.count({ where: { senderId: writer.profileId } })) === 1;
}

async function dueMail(): Promise<() => Promise<boolean>> {
  const dedupeKey = randomUUID();
  await enqueueMail(db(), {
    brandId: 'dolcevita',
    template: 'welcome',
    locale: 'it',
    to: 'beside@example.test',
    at: clock.now(),
    data: { link: 'http://dolcevita.localhost/find' },
    dedupeKey,
  });
  return async () =>
    (await db().mailMessage.findUniqueOrThrow({ where: { dedupeKey } })).state === 'sent';
}

async function dueReply(): Promise<() => Promise<boolean>> {
  const conversation = await startConversation();
  await conversation.say('Ciao!');
  const { memberId } = conversation.member;
  await db().replyTask.updateMany({ where: { memberId }, data: { dueAt: clock.now() } });
  return async () => (await conversation.answers()).length === 1;
}

test(
  '18.1: replies, mail and pending messages leave while one worker charges 500 renewals',
  async () => {
    const dueAt = await subscriptions(RENEWALS);
    clock.setOffset(clock.offset() + dueAt.getTime() - clock.ms());
    worker = await startWorker();
    await until(async () => (await renewed()) > 0);
    const done = await Promise.all([dueReply(), dueMail(), releasedMessage()]);
    wakeJobs();
    for (const isDone of done) await until(isDone);
    // Work that waited for the renewals would find all of them charged.
    expect(await renewed()).toBeLessThan(RENEWALS);
    await until(async () => (await renewed()) === RENEWALS);
    const renewals = { intent: { purpose: 'renewal' } } as const;
    expect(await db().attempt.count({ where: renewals })).toBe(RENEWALS);
    expect(await db().attempt.count({ where: { ...renewals, state: 'captured' } })).toBe(RENEWALS);
  },
  LIMIT_MS,
);
