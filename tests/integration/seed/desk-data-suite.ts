import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { countWaiting } from '#lib/desk/queue/count-waiting.ts';
import { readArms } from '#lib/flows/experiments/read-arms.ts';
import { waitingTasks } from '#lib/hosted/waiting-tasks.ts';
import { LOWEST_ID } from '#lib/kernel/ids.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { providerByName } from '#lib/payments/providers/registry.ts';
import { cardOf } from '../../../prisma/seed/desk/money/bank.ts';
import { seedDesk } from '../../../prisma/seed/desk/seed-desk.ts';
import { seedOperators } from '../../../prisma/seed/operators.ts';
import { countRows, DEMO, DESK, REFERENCE } from './count-rows.ts';

/** The desk's data, which are seeded on top of the demo world. */
export function testDeskData(now: Date): void {
  describe('three months of desk data', () => {
    beforeAll(async () => {
      await seedOperators(db(), now);
      await seedDesk(db(), now);
    }, 300_000);

    test('satisfy the ledger invariants', async () => {
      expect(await db().charge.count()).toBeGreaterThan(60);
      expect(await db().charge.count({ where: { period: { gt: 1 } } })).toBeGreaterThan(0);
      expect(await checkLedger(now)).toEqual([]);
    });

    test('give each subscriber a payment method that its provider’s sandbox charges', async () => {
      const mandates = await db().mandate.findMany({ where: { state: 'valid' } });
      for (const { provider, memberId, token } of mandates) {
        const { name } = providerByName(provider);
        expect([name, token]).toEqual([name, cardOf(name, memberId).token]);
      }
      const named = mandates.map(({ provider }) => provider);
      expect(named).toEqual(expect.arrayContaining(['adyen', 'paypal', 'mollie']));
    });

    test('fill each page of the desk', async () => {
      const { lanes } = await countWaiting({
        operatorId: LOWEST_ID,
        brandIds: [],
        role: 'admin',
      });
      const waiting = Object.fromEntries(lanes.map(({ lane, waiting }) => [lane, waiting]));
      for (const lane of ['photo', 'chat_photo', 'text', 'report', 'review', 'appeal']) {
        expect(waiting[lane]).toBeGreaterThan(0);
      }
      expect((await waitingTasks()).length).toBeGreaterThan(0);
      for (const state of ['open', 'waiting', 'closed'] as const) {
        expect(await db().ticket.count({ where: { state } })).toBeGreaterThan(0);
      }
      const disputes = await db().dispute.findMany({ select: { state: true } });
      expect(new Set(disputes.map(({ state }) => state))).toEqual(
        new Set(['open', 'inquiry', 'won', 'lost']),
      );
      expect(await db().refund.count({ where: { state: 'succeeded' } })).toBe(5);
      expect(await db().attempt.count({ where: { state: 'unknown' } })).toBe(2);
      expect(await db().settlementFile.count({ where: { state: 'done', odd: { gt: 0 } } })).toBe(1);
      expect(
        await db().metricDay.count({ where: { series: { name: 'renewal' } } }),
      ).toBeGreaterThan(0);
    });

    test('have newcomers in both arms of the experiment', async () => {
      const running = await db().flowExperiment.findFirstOrThrow({ where: { state: 'running' } });
      const { control, challenger } = await readArms(running, now);
      for (const arm of [control, challenger]) {
        expect(arm.seen).toBeGreaterThan(100);
        expect(arm.confirmed).toBeGreaterThan(50);
      }
    });

    test('leave no due mail, and no listed profile that is not searchable', async () => {
      const due = { state: 'due', toAddress: { endsWith: '@members.demo.test' } } as const;
      expect(await db().mailMessage.count({ where: due })).toBe(0);
      const listed = { searchable: false, listings: { some: {} } };
      expect(await db().profile.count({ where: listed })).toBe(0);
    });

    test('restore the flow that was changed in between', async () => {
      const versions = await db().flowVersion.findMany({
        where: { brandId: 'dolcevita', code: '7' },
        orderBy: { version: 'asc' },
      });
      expect(versions).toHaveLength(3);
      expect(versions.at(-1)?.config).toEqual(versions[0]?.config);
    });

    test('are unchanged by a second run', async () => {
      const before = await countRows([...REFERENCE, ...DEMO, ...DESK]);
      await seedDesk(db(), now);
      expect({ ...(await countRows([...REFERENCE, ...DEMO, ...DESK])), audit_entries: 0 }).toEqual({
        ...before,
        audit_entries: 0,
      });
    });
  });
}
