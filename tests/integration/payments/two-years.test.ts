// [money §1 Plans renew by themselves]
import { afterAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { chance } from '../../factories/chance.ts';
import { runMoney, settleNotices } from '../../factories/money-works.ts';
import { population } from '../../factories/population.ts';
import { simulatedBank, type Decision } from '../../factories/simulated-bank.ts';

const SEED = 20_261_121;
const BEGIN = new Date('2026-11-15T00:00:00Z');
const DAYS = 731;
const MEMBERS = 18;
/** Days between two checks: they take a third of the time. */
const CHECKED_EVERY = process.env['TEST_ALL'] === '1' ? 1 : 4;

const DECISIONS: readonly (readonly [Decision, number])[] = [
  ['taken', 80],
  ['insufficient_funds', 10],
  ['card_declined', 4],
  ['lost', 3],
  ['not_sent', 2],
  ['lost_or_stolen', 1],
];

/** Subscriptions that break the rule: one planned renewal if it renews, none if it is cancelled. */
const PLANNED = `
  select s.id::text from subscriptions s left join renewals r on r.subscription_id = s.id
     and r.state in ('planned', 'noticed', 'due', 'charging', 'retrying')
   where s.ended_at is null and s.suspended_at is null and s.state in ('active', 'past_due')
   group by s.id having count(r.id) <> case when s.cancel_at_period_end then 0 else 1 end`;

/** The amount captured by merchant-initiated attempts, as stored. */
const TAKEN = `select coalesce(sum(captured_minor), 0)::int as sum from attempts where initiator = 'merchant'`;

afterAll(() => {
  clock.setOffset(0);
});

test('two years of a simulated population keep every ledger invariant', async () => {
  const { pick, happens } = chance(SEED);
  const { bank, usually, setNotices } = simulatedBank();
  let taken = 0;
  usually(({ amountMinor }) => {
    const decision = pick(DECISIONS);
    if (decision === 'taken' || decision === 'lost') taken += amountMinor;
    return decision;
  });
  installProvider(bank);
  clock.setOffset(BEGIN.getTime() - Date.now());
  const people = await population(MEMBERS, SEED, setNotices);
  for (let day = 1; day <= DAYS; day += 1) {
    // The hour varies, across both clock changes and the end of every month.
    const at = after(BEGIN, day * DAY + ((day * 7) % 24) * HOUR);
    await runMoney(at);
    await people.live();
    await runMoney(clock.now());
    await settleNotices(happens(0.98) ? 'sent' : 'failed', clock.now());
    if (day % CHECKED_EVERY !== 0 && day !== DAYS) continue;
    const found = {
      faults: await checkLedger(clock.now()),
      unplanned: (await pool().query(PLANNED)).rows,
    };
    expect({ seed: SEED, day, ...found }).toEqual({ seed: SEED, day, faults: [], unplanned: [] });
  }
  const { rows } = await pool().query<{ sum: number }>(TAKEN);
  expect(rows[0]?.sum).toBe(taken);
  const renewed = await db().charge.count({ where: { period: { gt: 1 } } });
  expect(renewed).toBeGreaterThan(100);
  const done = people.done();
  const actions = ['subscribe', 'pack', 'cancel', 'withdraw', 'guarantee', 'change', 'dispute'];
  for (const action of actions) expect([action, (done[action] ?? 0) > 0]).toEqual([action, true]);
}, 280_000);
