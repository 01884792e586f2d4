import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../operator.ts';
import { logConditions, logPage, type LogFilter } from './log-filter.ts';
import { operatorNames } from '../operators/operator-names.ts';

const PAGE = 100;

type Wanted = LogFilter & {
  /** Entries before this one. */
  readonly before?: string | undefined;
};

export type LogEntry = {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly purpose: string | null;
  readonly brandId: string | null;
};

/**
 * Whoever has the duty `audit` may read: the newest first, a hundred at once, with the names of operators. Who works
 * for some brands sees no entry of another, nor one of none.
 */
export async function readLog({ brandIds }: Pick<Operator, 'brandIds'>, wanted: Wanted) {
  const { before } = wanted;
  const older =
    before !== undefined && isId(before) ? Prisma.sql`and id < ${before}::uuid` : Prisma.empty;
  const conditions = Prisma.sql`${logConditions(wanted)} ${older}`;
  const end = Prisma.sql`order by id desc limit ${PAGE + 1}`;
  const entries = await db().$queryRaw<LogEntry[]>`
    select id::text, at, actor, action, subject, purpose, brand_id as "brandId"
      from (${logPage(brandIds, conditions, end)}) page order by id desc`;
  const shown = entries.slice(0, PAGE);
  const nameOf = await operatorNames(shown.map(({ actor }) => actor));
  return {
    entries: shown.map((entry) => ({ ...entry, by: nameOf(entry.actor) })),
    next: entries.length > PAGE ? shown.at(-1)?.id : undefined,
  };
}
