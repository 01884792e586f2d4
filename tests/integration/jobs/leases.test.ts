import { afterEach, expect, jest, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailTransport } from '#lib/mail/transport.ts';
import { DUE_MAIL, sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { claimDue, renewLease } from '#lib/queue/claim-due.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

/** The lease of a mail lasts two minutes. */
const LONGER_THAN_A_LEASE_MS = 3 * MINUTE;

afterEach(() => {
  jest.restoreAllMocks();
  clock.setOffset(0);
});

function enqueue(to: string): Promise<unknown> {
  return enqueueMail(db(), {
    brandId: 'dolcevita',
    template: 'welcome',
    locale: 'it',
    to,
    at: clock.now(),
    data: { link: 'http://dolcevita.localhost/find' },
    dedupeKey: newId(),
  });
}

/** Stands in for the mail server: `answers` has one answer for each send, in order. */
function mailServer(answers: (to: string, index: number) => Promise<void>): string[] {
  const sent: string[] = [];
  jest
    .spyOn(mailTransport(), 'sendMail')
    // The type is that of the overload with a callback; the app calls the other one.
    .mockImplementation(({ to }) => {
      const { address } = to as { address: string };
      return answers(address, sent.push(address) - 1) as never;
    });
  return sent;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setTimeout(resolve, 10));
}

test('a worker that continues after its lease does not change a mail that another has sent', async () => {
  await enqueue('late@example.test');
  const first = Promise.withResolvers<undefined>();
  const sent = mailServer((_to, index) => (index === 0 ? first.promise : Promise.resolve()));
  const stopped = sendDueMail(clock.now(), 50);
  await until(() => sent.length === 1);
  clock.setOffset(LONGER_THAN_A_LEASE_MS);
  await sendDueMail(clock.now(), 50);
  first.reject(Object.assign(new Error('refused'), { responseCode: 554 }));
  await stopped;
  const row = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: 'late@example.test' },
  });
  expect({ state: row.state, attempts: row.attempts, lastError: row.lastError }).toEqual({
    state: 'sent',
    attempts: 2,
    lastError: null,
  });
});

test('a worker that continues after its lease does not postpone a mail that another holds', async () => {
  await enqueue('held@example.test');
  const calls = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const sent = mailServer((_to, index) => calls[index]?.promise ?? Promise.resolve());
  const one = sendDueMail(clock.now(), 50);
  await until(() => sent.length === 1);
  clock.setOffset(LONGER_THAN_A_LEASE_MS);
  const other = sendDueMail(clock.now(), 50);
  await until(() => sent.length === 2);
  const find = () =>
    db().mailMessage.findFirstOrThrow({ where: { toAddress: 'held@example.test' } });
  const held = await find();
  calls[0]?.reject(new Error('connection lost'));
  await one;
  expect(await find()).toEqual(held);
  calls[1]?.resolve(undefined);
  await other;
  expect((await find()).state).toBe('sent');
});

test('mails that waited longer than their lease for a connection are left to the worker that took them', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@queue.test`);
  for (const name of names) await enqueue(name);
  const slow = Promise.withResolvers<undefined>();
  const sent = mailServer((_to, index) => (index < 5 ? slow.promise : Promise.resolve()));
  const first = sendDueMail(clock.now(), 50);
  await until(() => sent.length >= 5);
  const waiting = names.filter((name) => !sent.includes(name));
  clock.setOffset(LONGER_THAN_A_LEASE_MS);
  await sendDueMail(clock.now(), 50);
  slow.resolve(undefined);
  await first;
  expect(waiting).toHaveLength(1);
  expect(sent.filter((to) => waiting.includes(to))).toHaveLength(1);
});

test('a lease is renewed by its holder alone', async () => {
  await enqueue('renewed@example.test');
  const [claim] = await claimDue<{ id: string }>(DUE_MAIL, clock.now(), 1);
  if (!claim) throw new Error('nothing was claimed');
  clock.setOffset(MINUTE);
  const renewed = await renewLease(DUE_MAIL, claim);
  expect(renewed?.leasedUntil.getTime()).toBeGreaterThan(claim.leasedUntil.getTime());
  expect(await renewLease(DUE_MAIL, claim)).toBeNull();
  clock.setOffset(LONGER_THAN_A_LEASE_MS - 10_000);
  expect(await claimDue(DUE_MAIL, clock.now(), 1)).toEqual([]);
});

test('20: rows of a paused brand wait for the end of the pause, also those that were claimed before', async () => {
  const order = () => ({ brand: brandOf('dolcevita'), actor: 'test', now: clock.now() });
  const sent = mailServer(() => Promise.resolve());
  await sendDueMail(clock.now(), 50);
  sent.length = 0;
  await enqueue('claimed@example.test');
  const [claim] = await claimDue(DUE_MAIL, clock.now(), 50);
  await enqueue('paused@example.test');
  await pauseBrand(order());
  try {
    expect(claim && (await renewLease(DUE_MAIL, claim))).toBeNull();
    clock.setOffset(LONGER_THAN_A_LEASE_MS);
    expect(await sendDueMail(clock.now(), 50)).toBe(0);
    expect(sent).toEqual([]);
  } finally {
    await resumeBrand(order());
  }
  await sendDueMail(clock.now(), 50);
  const later = ['claimed@example.test', 'paused@example.test'];
  expect(sent.filter((to) => later.includes(to)).toSorted()).toEqual(later);
});
