import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { AGREEMENT_MS } from '#lib/desk/rechecks/limits.ts';
import { readAgreement } from '#lib/desk/rechecks/read-agreement.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { chance } from '../../factories/chance.ts';

test('the agreement of second reviews is that of each decision compared by itself, by kind, brands and days', async () => {
  const verdicts = [
    'approve',
    'nudity',
    'dismiss',
    'uphold: none',
    'uphold: warning scam',
    'uphold: scam',
  ];
  const now = clock.now();
  await db().recheck.deleteMany();
  const { next, pick, happens } = chance(3);
  const verdict = (): string => verdicts[Math.floor(next() * verdicts.length)] ?? 'approve';
  const rows = Array.from({ length: 120 }, () => ({
    kind: pick([
      ['photo', 2],
      ['report', 1],
    ] as const),
    brandId: pick([
      ['dolcevita', 2],
      ['fuego', 1],
      [null, 1],
    ]),
    firstVerdict: verdict(),
    second: happens(0.8) ? verdict() : null,
    // The last millisecond of the 90 days, and the one before.
    secondAt: after(
      now,
      pick([
        [-DAY, 2],
        [-AGREEMENT_MS, 1],
        [-AGREEMENT_MS - 1, 1],
      ]),
    ),
  }));
  await db().recheck.createMany({
    data: rows.map(({ second, secondAt, ...row }) => ({
      ...row,
      id: newId(),
      itemId: newId(),
      profileId: newId(),
      firstBy: 'operator:one',
      firstAt: after(now, -AGREEMENT_MS - DAY),
      ...(second === null
        ? { item: {} }
        : { secondVerdict: second, secondBy: 'operator:two', secondAt }),
    })),
  });
  const restricts = (one: string): boolean =>
    !['approve', 'dismiss', 'uphold: none', 'uphold: warning scam'].includes(one);
  for (const brandIds of [[], ['dolcevita'], ['dolcevita', 'fuego'], ['spark']]) {
    const shown = rows.filter(
      ({ brandId, second, secondAt }) =>
        (brandIds.length === 0 || brandIds.some((id) => id === brandId)) &&
        (second === null || secondAt >= after(now, -AGREEMENT_MS)),
    );
    const expected = (['photo', 'report'] as const).flatMap((kind) => {
      const own = shown.filter((row) => row.kind === kind);
      const judged = own.flatMap(({ firstVerdict: first, second }) =>
        second === null ? [] : [[first, second] as const],
      );
      const counts = {
        kind,
        waiting: own.length - judged.length,
        judged: judged.length,
        same: judged.filter(([first, second]) => first === second).length,
        sameSide: judged.filter(([first, second]) => restricts(first) === restricts(second)).length,
      };
      return own.length === 0 ? [] : [counts];
    });
    expect(await readAgreement({ brandIds }, now)).toEqual(expected);
  }
});
