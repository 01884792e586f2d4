import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { MAIL_CONNECTIONS } from '#lib/mail/limits.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startFlakyProxy } from '#tests/setup/flaky-proxy.ts';
import { freePorts } from '#tests/setup/ports.ts';
import { startProcess, waitUntilReady, type RunningProcess } from '#tests/setup/process.ts';
import { say } from '../chat/chat-helpers.ts';
import { advance, noticesTo, plan, wants } from '../notifications/outside.ts';
import { received, subscribe } from '../notifications/push-device.ts';
import { moneyWorld } from './money-world.ts';

/** Longer than the leases of mails, notices and renewals, and than the pause before a payment is asked about. */
const LONGER_THAN_LEASES_MS = 6 * MINUTE;
const MAILS = MAIL_CONNECTIONS + 7;

const { buyer, fault, sandboxUrl } = moneyWorld();
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
afterAll(() => {
  clock.setOffset(0);
});

type WorkerProcess = RunningProcess & {
  /** Sets its clock as many milliseconds ahead of this process's, and runs what is due. */
  readonly runDue: (aheadMs?: number) => Promise<void>;
};

async function startWorkerProcess(env: Readonly<Record<string, string>> = {}) {
  const port = await freePorts(2);
  const running = startProcess(['server.ts'], {
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    ROLE: 'worker',
    PORT: String(port),
    CONTROL_PORT: String(port + 1),
    DATABASE_URL: testDatabase().url,
    ...env,
  });
  endings.push(() => running.stop('SIGKILL'));
  await waitUntilReady(running, `http://127.0.0.1:${port}/api/health/ready`);
  const post = async (path: string): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port + 1}${path}`, { method: 'POST' });
    await answer.arrayBuffer();
  };
  const runDue = async (aheadMs = 0): Promise<void> => {
    await post(`/clock?offset=${clock.offset() + aheadMs}`);
    await post('/run-due');
  };
  return { ...running, runDue } satisfies WorkerProcess;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** A renewal that is due now. */
async function dueRenewal() {
  const { buy, memberId, paid } = await buyer();
  await buy('sub_1m');
  const { chargeAt } = await db().renewal.findFirstOrThrow({
    where: { subscription: { memberId } },
  });
  clock.setOffset(clock.offset() + after(chargeAt, MINUTE).getTime() - clock.ms());
  const state = async () => {
    const where = { subscription: { memberId }, period: 2 };
    return (await db().renewal.findFirstOrThrow({ where })).state;
  };
  return { paid, state };
}

/** A push about a message that is due now. */
async function duePush() {
  const [him, her] = [await createMember(), await createMember({ gender: 'woman' })];
  const { token, id } = await subscribe(sandboxUrl());
  const member = await viewerOfToken(her.token);
  await registerPush({ member, named: undefined, token, now: clock.now() });
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  return {
    state: async () => (await noticesTo(her)).map(({ state }) => state),
    pushes: () => received(sandboxUrl(), id),
  };
}

async function dueMails() {
  const batch = newId();
  const addresses = Array.from({ length: MAILS }, (_, n) => `mail-${n}-${batch}@example.test`);
  for (const to of addresses) {
    await enqueueMail(db(), {
      brandId: 'dolcevita',
      template: 'welcome',
      locale: 'it',
      to,
      at: clock.now(),
      data: { link: 'http://dolcevita.localhost/find' },
      dedupeKey: newId(),
    });
  }
  return {
    rows: () => db().mailMessage.findMany({ where: { toAddress: { in: addresses } } }),
    /** How many mails each address has received. */
    received: () =>
      Promise.all(
        addresses.map(async (to) => {
          const answer = await fetch(`${sandboxUrl()}/mail.json?to=${to}`);
          return ((await answer.json()) as unknown[]).length;
        }),
      ),
  };
}

test('41: a worker that is stopped in its calls and continues after its leases repeats nothing and marks nothing failed', async () => {
  const renewal = await dueRenewal();
  const push = await duePush();
  const mails = await dueMails();
  // The first worker's calls reach nobody: its mail server never greets, the others hold its requests.
  const smtp = await startFlakyProxy(Number(process.env['SANDBOX_PORT']) + 1);
  endings.push(smtp.stop);
  smtp.delay(HOUR);
  const hold = { kind: 'timeout_before_commit', times: 1, delayMs: 600_000 };
  await fault(
    { provider: 'push', operation: 'send', ...hold },
    { provider: 'adyen', operation: 'payments', ...hold },
  );
  const first = await startWorkerProcess({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  void first.runDue().catch(() => undefined);
  await until('the calls of the first worker', async () => {
    const claimed = (await mails.rows()).every(({ attempts }) => attempts === 1);
    return (
      claimed && (await renewal.state()) === 'charging' && (await push.state())[0] === 'sending'
    );
  });
  process.kill(first.pid, 'SIGSTOP');

  const second = await startWorkerProcess();
  await second.runDue(LONGER_THAN_LEASES_MS);
  const sent = (await mails.rows()).map(({ state, attempts }) => [state, attempts]);
  expect(sent).toEqual(Array.from({ length: MAILS }, () => ['sent', 2]));
  expect(await push.state()).toEqual(['sent']);

  // A mail server gives up such a connection; from now on it accepts what the first worker sends.
  smtp.cut();
  smtp.delay(0);
  process.kill(first.pid, 'SIGCONT');
  await first.runDue(LONGER_THAN_LEASES_MS);
  for (const passed of [HOUR, 2 * HOUR]) await second.runDue(passed);
  expect(await mails.received()).toEqual(Array.from({ length: MAILS }, () => 1));
  const rows = await mails.rows();
  expect(rows.filter(({ state, lastError }) => state !== 'sent' || lastError !== null)).toEqual([]);
  expect([await push.state(), (await push.pushes()).length]).toEqual([['sent'], 1]);
  expect([await renewal.state(), await renewal.paid()]).toEqual([
    'paid',
    { charges: 2, grants: 2, taken: 2, fullyRefunded: 0 },
  ]);
  expect(await checkLedger(clock.now())).toEqual([]);
});
