import { afterEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { db, inTransaction } from '#lib/db/client.ts';
import { createMember } from '#tests/factories/member.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Texts of statements that were sent to a connection while another ran on it. */
function overlapping(): string[] {
  const found: string[] = [];
  const busy = new WeakMap<pg.Client, number>();
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const running = busy.get(this) ?? 0;
    if (running > 0) found.push((given[0] as { text?: string }).text ?? String(given[0]));
    const answer = query.apply(this, given);
    if (answer instanceof Promise) {
      busy.set(this, running + 1);
      const end = () => busy.set(this, (busy.get(this) ?? 1) - 1);
      answer.then(end, end);
    }
    return answer as never;
  });
  return found;
}

test('47: several relations of a row are read one after the other in a transaction', async () => {
  const { memberId: id } = await createMember();
  const found = overlapping();
  await inTransaction((tx) =>
    tx.user.findUniqueOrThrow({ where: { id }, include: { profile: true, sessions: true } }),
  );
  expect(found).toEqual([]);
});

test('47: statements that a transaction begins at once run in the order of their calls', async () => {
  const found = overlapping();
  const answers = await inTransaction((transaction) =>
    Promise.all(
      [1, 2, 3].map((n) => transaction.$queryRaw<{ n: number }[]>`select ${n}::int as n`),
    ),
  );
  expect(answers.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(found).toEqual([]);
  expect(await db().$queryRaw`select 1 as one`).toEqual([{ one: 1 }]);
});
