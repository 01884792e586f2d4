import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeEach, beforeAll, expect, jest, test } from '@jest/globals';
import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { liveDevices } from '#lib/accounts/push-devices.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailTransport } from '#lib/mail/transport.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { createMember } from '#tests/factories/member.ts';
import { runMoney } from '#tests/factories/money-works.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { startSandbox, type Sandbox, type SandboxFault } from '#tests/setup/sandbox-process.ts';
import { say } from '../chat/chat-helpers.ts';
import { him } from '../discovery/two.ts';
import { soon, startConversation } from '../hosted/conversation.ts';
import { AI, ASKS_AI } from '../hosted/played-model.ts';
import { advance, noticesTo, plan, send, wants } from '../notifications/outside.ts';
import { received, subscribe } from '../notifications/push-device.ts';
import { orderFor } from '../payments/payment-sandbox.ts';

/** Time-out of the calls whose answer is late; as in service, it is shorter than the delay. */
const TIMEOUT_MS = 500;
const DELAY_MS = 30_000;

const notified = new EventEmitter();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => {
    notified.emit('delivery');
    return Promise.resolve();
  });
});
beforeEach(() => sandbox.reset());
afterEach(() => {
  jest.restoreAllMocks();
  clock.setOffset(0);
});
afterAll(async () => {
  mailTransport().close();
  await sandbox.stop();
});

const late = (provider: string, operation: string, times = 1): SandboxFault => ({
  provider,
  operation,
  times,
  kind: 'late_answer',
  delayMs: DELAY_MS,
});

/** Does the work with answers that come after the time-out of our calls. */
async function withLateAnswers(faults: readonly SandboxFault[], work: () => Promise<unknown>) {
  await sandbox.fault(...faults);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const shorter = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(TIMEOUT_MS));
  await work();
  shorter.mockRestore();
}

const chargesOf = (memberId: string) => db().charge.count({ where: { memberId } });
const failureMailsTo = async (memberId: string) => {
  const { email: toAddress } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  const template = { in: ['payment_failed', 'renewal_failed'] };
  return db().mailMessage.count({ where: { toAddress, template } });
};
const madeCalls = async (reference: string) =>
  (await sandbox.calls(reference)).filter(({ operation }) => operation === 'payments');

/** Processes the first notification about a payment. */
async function takeIn(reference: string): Promise<void> {
  const find = () => sandbox.deliveries.find(({ raw }) => raw.includes(reference));
  while (!find()) await once(notified, 'delivery');
  const delivery = find();
  if (!delivery) throw new Error(`nothing was delivered for ${reference}`);
  await receiveProviderEvent({ ...delivery, now: clock.now() });
  await processProviderEventsWork.run(clock.now(), 100);
}

test('18.1: an order whose answers come after the time-out is charged once, and never marked failed', async () => {
  const { buyer, attempt, request } = await orderFor('pack_150');
  await withLateAnswers([late('adyen', 'payments', 2)], async () => {
    const { state } = await submitAttempt(attempt, request, clock.now());
    expect(state).toBe('unknown');
  });
  // The card's fields are not stored, so that only the notification can tell what became of the payment.
  await takeIn(attempt.reference);
  await runMoney(after(clock.now(), DAY));
  expect(await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).toMatchObject({
    state: 'captured',
  });
  expect(await chargesOf(buyer.memberId)).toBe(1);
  const made = await madeCalls(attempt.reference);
  expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await failureMailsTo(buyer.memberId)).toBe(0);
});

test('18.1: a renewal whose answers come after the time-out is charged once, and never marked failed', async () => {
  const { buyer, attempt, request } = await orderFor('sub_1m');
  await submitAttempt(attempt, request, clock.now());
  await takeIn(attempt.reference);
  const { memberId } = buyer;
  const { periodEnd } = await db().subscription.findFirstOrThrow({ where: { memberId } });
  await withLateAnswers([late('adyen', 'payments', 2)], () => runMoney(after(periodEnd, MINUTE)));
  await runMoney(after(periodEnd, HOUR));
  await runMoney(after(periodEnd, 2 * DAY));
  const attempts = await db().attempt.findMany({
    where: { intent: { memberId, purpose: 'renewal' } },
  });
  expect(attempts.map(({ state }) => state)).toEqual(['captured']);
  expect(await chargesOf(memberId)).toBe(2);
  const made = await madeCalls(attempts[0]?.reference ?? '');
  expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await failureMailsTo(memberId)).toBe(0);
});

test('18.1: a model that answers after the time-out leaves one answer, the script’s', async () => {
  const conversation = await startConversation(AI, ASKS_AI);
  await conversation.say('Ciao!');
  await withLateAnswers([late('openai', 'chat.completions')], () => runReplyTasks(soon(), 50));
  await runReplyTasks(after(soon(), HOUR), 50);
  expect(await conversation.answers()).toMatchObject([{ answeredBy: 'script' }]);
  expect(await conversation.tasks()).toMatchObject([{ state: 'done' }]);
});

test('18.1: a push that was taken before the time-out is repeated under its topic, and marked sent', async () => {
  const member = await createMember({ gender: 'woman' });
  const { token, id } = await subscribe(sandbox.url);
  const viewer = await viewerOfToken(member.token);
  await registerPush({ member: viewer, named: undefined, token, now: clock.now() });
  expect(await liveDevices(member.memberId, clock.now())).toHaveLength(1);
  await wants(member, 'push');
  await say(him, member.angelId);
  advance(MINUTE);
  await plan();
  await withLateAnswers([late('push', 'send')], send);
  advance(2 * MINUTE);
  await send();
  advance(HOUR);
  await send();
  const [first, second, ...others] = await received(sandbox.url, id);
  expect(others).toEqual([]);
  // A push service keeps one message a topic, so that the browser shows one.
  expect(first?.topic).toEqual(expect.any(String));
  expect(second?.topic).toBe(first?.topic);
  expect((await noticesTo(member)).map(({ state }) => state)).toEqual(['sent']);
});

test('18.1: a mail that was taken before the time-out is repeated under its Message-ID, and marked sent', async () => {
  // Receipts of the other tests.
  await db().mailMessage.deleteMany();
  const to = 'late@example.test';
  const now = clock.now();
  const data = { link: 'http://dolcevita.localhost/find' };
  const mail = { brandId: 'dolcevita', template: 'welcome', locale: 'it', to, data } as const;
  await enqueueMail(db(), { ...mail, at: now, dedupeKey: to });
  await sandbox.fault(late('mail', 'send'));
  const { options } = mailTransport().transporter as unknown as {
    options: { socketTimeout: number };
  };
  const { socketTimeout } = options;
  options.socketTimeout = TIMEOUT_MS;
  await sendDueMail(now, 10);
  options.socketTimeout = socketTimeout;
  const row = () => db().mailMessage.findFirstOrThrow({ where: { toAddress: to } });
  expect(await row()).toMatchObject({ state: 'due', attempts: 1 });
  await sendDueMail(after(now, HOUR), 10);
  await sendDueMail(after(now, DAY), 10);
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  const answer = await fetch(`${sandbox.url}/mail.json?to=${to}`);
  const mails = (await answer.json()) as { headers: Record<string, string> }[];
  const messageId = `<${(await row()).id}@dolcevita.localhost>`;
  // Mail programs show messages with one Message-ID once.
  expect(mails.map(({ headers }) => headers['message-id'])).toEqual([messageId, messageId]);
});
