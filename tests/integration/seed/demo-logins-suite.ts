import { describe, expect, test } from '@jest/globals';
import { brandById, brands } from '#lib/brands/registry.ts';
import { termsToAccept } from '#lib/consents/terms-to-accept.ts';
import { db } from '#lib/db/client.ts';
import { after, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { renewalNoticesWork } from '#lib/payments/renewals/send-renewal-notices.ts';
import { demoEmail, demoLogins } from '../../../prisma/seed/world/logins.ts';
import { settleNotices } from '../../factories/money-works.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';

/** The logins of the seeded demo world: payments, credits, consents. Changes the renewals of one of them. */
export function testDemoLogins(now: Date): void {
  // 64
  describe('the logins of the demo', () => {
    const at = { email: { endsWith: '@demo.test' }, passwordHash: { not: null } } as const;

    test('have paid what their level promises, with a receipt, and satisfy the ledger invariants', async () => {
      expect(await checkLedger(now)).toEqual([]);
      const paying = await db().user.findMany({
        where: { ...at, level: { gt: 0 } },
        include: { charges: { include: { receipt: true } } },
      });
      expect(paying).toHaveLength(2 * brands.length);
      for (const { charges } of paying) {
        expect(charges).toMatchObject([{ receipt: { number: expect.any(Number) } }]);
      }
      // 71: each issuer numbers its receipts from 1, though one payment company collects for several.
      const receipts = await db().receipt.findMany({ orderBy: { number: 'asc' } });
      const issuers = Map.groupBy(receipts, ({ company }) => company);
      expect([...issuers.keys()].sort()).toEqual(
        brands.map(({ company }) => company.vatNumber).sort(),
      );
      for (const issued of issuers.values()) {
        expect(issued.map(({ number }) => number)).toEqual([1, 2]);
      }
    });

    test('have credit histories that are in order and add up', async () => {
      const members = await db().user.findMany({
        where: at,
        select: { id: true, createdAt: true },
      });
      expect(members).toHaveLength(demoLogins.length * brands.length);
      for (const { id: memberId, createdAt } of members) {
        const entries = await db().creditEntry.findMany({
          where: { memberId },
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
        });
        const held = new Map<string, number>();
        for (const { bucket, delta, balanceAfter, at: bookedAt } of entries) {
          held.set(bucket, (held.get(bucket) ?? 0) + delta);
          expect([bucket, balanceAfter]).toEqual([bucket, held.get(bucket)]);
          expect(bookedAt >= createdAt && bookedAt <= now).toBe(true);
        }
      }
    });

    test('and all other members have accepted the current terms, and no purchase mail is due', async () => {
      const members = await db().user.findMany({ select: { id: true, brandId: true } });
      for (const { id, brandId } of members) {
        const brand = brandById(brandId);
        if (!brand) throw new Error(brandId);
        expect(await termsToAccept(id, brand, brand.locales.default)).toBeNull();
      }
      expect(await db().mailMessage.count({ where: { state: 'due' } })).toBe(0);
    });

    test('renew by the card that the sandbox knows', async () => {
      const { id: memberId } = await db().user.findFirstOrThrow({
        where: { brandId: 'spark', email: demoEmail('vip') },
      });
      const [mandate] = await db().mandate.findMany({ where: { memberId } });
      expect(mandate).toMatchObject({ provider: 'adyen', state: 'valid' });
      expect(mandate?.token).toMatch(new RegExp(`^seeded-\\d+${mandate?.lastFour ?? ''}-`));
      const { bank, charges } = simulatedBank();
      installProvider({ ...bank, name: 'adyen' });
      const where = { subscription: { memberId }, state: 'planned' } as const;
      const { chargeAt } = await db().renewal.findFirstOrThrow({ where });
      for (const day of [-20, -8, 0, 1]) {
        await renewalNoticesWork.run(after(chargeAt, day * DAY), 500);
        await settleNotices('sent', after(chargeAt, day * DAY));
        await renewalsWork.run(after(chargeAt, day * DAY + MINUTE), 500);
      }
      expect(charges.filter(({ paymentMethod }) => paymentMethod.kind === 'stored')).not.toEqual(
        [],
      );
      expect(await db().charge.count({ where: { memberId } })).toBe(2);
      expect(await checkLedger(after(chargeAt, DAY))).toEqual([]);
    });
  });
}
