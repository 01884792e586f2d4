import { describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { createMember } from '../../factories/member.ts';

const both = { brandId: { in: ['dolcevita', 'serra'] } };
const select = { id: true } as const;

describe('the first of several rows', () => {
  test('is refused without an order, in a transaction too', async () => {
    await createMember({ brandId: 'dolcevita' });
    await createMember({ brandId: 'serra' });
    const unordered = () => db().user.findFirst({ where: both, select });
    await expect(unordered()).rejects.toThrow('one of several rows, in no order');
    await expect(unordered()).rejects.toThrow('one of several rows, in no order');
    await expect(inTransaction((tx) => tx.user.findFirst({ where: both, select }))).rejects.toThrow(
      'one of several rows, in no order',
    );
    expect(
      await db().user.findFirst({ where: both, orderBy: { id: 'asc' }, select }),
    ).not.toBeNull();
  });

  test('is returned if it is the only one', async () => {
    const { memberId } = await createMember({ brandId: 'fuego' });
    expect(await db().user.findFirst({ where: { brandId: 'fuego' }, select })).toEqual({
      id: memberId,
    });
    expect(await db().user.findFirst({ where: { brandId: 'lumiere' }, select })).toBeNull();
  });
});
