import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { runMoney } from '#tests/factories/money-works.ts';
import { callApi } from '#tests/setup/call-api.ts';
import { startFlakyProxy, type FlakyProxy } from '#tests/setup/flaky-proxy.ts';
import { startOwnDatabase, type OwnDatabase } from '#tests/setup/own-database.mjs';
import { startFileWorld } from '#tests/setup/file-world.ts';
import { startApp, type App, type World } from '#tests/setup/server.ts';
import { charge } from '../payments/payment-calls.ts';
import { crowdFaults } from './crowd-faults.ts';
import { openCrowd } from './crowd.ts';

const HOST = 'dolcevita.localhost';
const CLIENTS = 200;
const BUYERS_EACH = 5;
/** How long the database is away each time: longer than a client repeats a failed send. */
const AWAY_MS = 8_000;
/** What a caller may wait for a refusal, and an instance for the database. */
const REFUSED_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 10_000;

let database: OwnDatabase;
let line: FlakyProxy;
let world: World;
let app: App;

beforeAll(async () => {
  [database, world] = await Promise.all([startOwnDatabase({ filled: true }), startFileWorld()]);
  const url = new URL(database.url);
  line = await startFlakyProxy(Number(url.port));
  // This process reads and writes beside the line.
  process.env['DATABASE_URL'] = database.url;
  process.env['SANDBOX_PORT'] = String(world.firstPort + 4);
  url.port = String(line.port);
  app = await startApp(world, { env: { ROLE: 'web', DATABASE_URL: url.href } });
});
afterAll(async () => {
  await app.stop();
  await line.stop();
  await world.remove();
  await pool().end();
  await database.remove();
});

type Probe = { readonly at: number; readonly ms: number; readonly status: number };

/** Reads a member's credits over and over; a refusal that says nothing about the next try is a fault. */
function startProbes(member: CreatedMember) {
  const probes: Probe[] = [];
  const faults: string[] = [];
  let stopped = false;
  const path = `/api/get/credits/${member.publicId}`;
  const run = async (): Promise<void> => {
    while (!stopped) {
      const at = performance.now();
      const { status, retryAfter } = await callApi(app.port, HOST, path, { token: member.token });
      probes.push({ at, ms: performance.now() - at, status });
      if (status !== 200 && !(status === 503 && Number(retryAfter) > 0))
        faults.push(`answered ${status}, Retry-After ${retryAfter}`);
      await sleep(100);
    }
  };
  const running = run();
  return {
    probes,
    faults,
    refusedSince: (from: number) => probes.some(({ at, status }) => at >= from && status === 503),
    /** Milliseconds from then to the first answer of a call made since. */
    backAfter: async (from: number): Promise<number> => {
      for (;;) {
        const back = probes.find(({ at, status }) => at >= from && status === 200);
        if (back) return back.at + back.ms - from;
        await sleep(50);
      }
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Orders a pack, and repeats the call under its key until the shop has answered, as the payment page does. */
async function buy({ token }: CreatedMember): Promise<void> {
  const body = charge('4111111111111111', { rateplan: { product_id: 'pack_50' } });
  for (;;) {
    const path = '/api/orders/tryCharge';
    const headers = { origin: `http://${HOST}:${app.port}` };
    const { status } = await callApi(app.port, HOST, path, { token, body, headers });
    if (status === 200) return;
    expect(status).toBe(503);
    await sleep(1_000);
  }
}

/** Each buyer has one charge, and the provider has taken the price once. */
async function wrongPurchases(buyers: readonly CreatedMember[]): Promise<readonly string[]> {
  const answer = await fetch(`${world.sandboxUrl}/adyen/payments.json`);
  const taken = (await answer.json()) as { reference: string; captured: number }[];
  const wrong: string[] = [];
  for (const { memberId } of buyers) {
    const charges = await db().charge.count({ where: { memberId } });
    const attempts = await db().attempt.findMany({ where: { intent: { memberId } } });
    const references = new Set(attempts.map(({ reference }) => reference));
    const paid = taken.filter(({ reference, captured }) => references.has(reference) && captured);
    if (charges !== 1 || paid.length !== 1) wrong.push(`${charges} charges, ${paid.length} paid`);
  }
  return wrong;
}

test('42: under load of 200 clients a database that is killed, stopped, restarted and cut off loses and repeats nothing', async () => {
  const buyers: CreatedMember[] = [];
  for (let n = 0; n < 4 * BUYERS_EACH; n += 1) buyers.push(await createMember());
  const crowd = await openCrowd(CLIENTS, [app.port]);
  const probes = startProbes(await createMember());
  const purchases: Promise<void>[] = [];
  const back: number[] = [];
  const refused: boolean[] = [];
  const away = async (begin: () => unknown, end: () => unknown): Promise<void> => {
    purchases.push(...buyers.slice(purchases.length, purchases.length + BUYERS_EACH).map(buy));
    const from = performance.now();
    await begin();
    await sleep(AWAY_MS);
    refused.push(probes.refusedSince(from));
    await end();
    back.push(await probes.backAfter(performance.now()));
  };
  let faults = Promise.resolve();
  const step = (at: number, begin: () => unknown, end: () => unknown) => ({
    at,
    act: () => {
      faults = faults.then(() => away(begin, end));
    },
  });
  const loseLines = async (): Promise<void> => {
    const from = performance.now();
    line.stall();
    back.push(await probes.backAfter(from));
  };
  await crowd.write([
    step(
      1 / 6,
      () => {
        database.signal('SIGKILL');
      },
      database.restart,
    ),
    step(
      2 / 6,
      () => {
        database.signal('SIGSTOP');
      },
      () => {
        database.signal('SIGCONT');
      },
    ),
    step(3 / 6, database.stop, database.restart),
    {
      at: 4 / 6,
      act: () => {
        purchases.push(...buyers.slice(purchases.length).map(buy));
        faults = faults.then(loseLines);
      },
    },
  ]);
  await faults;
  await Promise.all(purchases);
  await probes.stop();
  expect(await crowdFaults(crowd)).toEqual([]);
  crowd.close();
  expect(probes.faults).toEqual([]);
  expect(refused).toEqual([true, true, true]);
  expect(back.filter((ms) => ms > BACK_WITHIN_MS)).toEqual([]);
  // A machine that is busy answers everything later.
  const usual = Math.max(
    ...probes.probes.filter(({ status }) => status === 200).map(({ ms }) => ms),
  );
  const waited = probes.probes.filter(({ status }) => status === 503).map(({ ms }) => ms);
  expect(Math.max(...waited)).toBeLessThan(REFUSED_WITHIN_MS + usual);
  const begun = clock.now();
  for (const passed of [5 * MINUTE, HOUR]) await runMoney(after(begun, passed));
  expect(await wrongPurchases(buyers)).toEqual([]);
  expect(await checkLedger(clock.now())).toEqual([]);
  clock.setOffset(0);
}, 600_000);
