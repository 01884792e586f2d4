import { run } from '../../db/statement.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import type { Operator } from '../operator.ts';
import { logPage, type LogFilter } from './log-filter.ts';

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
  /** Whose deed it was: the operator's name, or the actor's own word. */
  readonly by: string;
};

/**
 * Whoever has the duty `audit` may read: the newest first, a hundred at once, with the names of operators. Who works
 * for some brands sees no entry of another, nor one of none.
 */
export async function readLog({ brandIds }: Pick<Operator, 'brandIds'>, wanted: Wanted) {
  const { before } = wanted;
  const place = before !== undefined && isId(before) ? before : HIGHEST_ID;
  const entries = await run<LogEntry>(
    ...logPage(brandIds, wanted, {
      name: 'desk-log',
      columns: `e.id, e.at, e.actor, e.action, e.subject, e.purpose, e.brand_id as "brandId",
                coalesce(o.name, e.actor) as by`,
      ...{ between: [LOWEST_ID, place], direction: 'desc', limit: PAGE + 1 },
    }),
  );
  const shown = entries.slice(0, PAGE);
  return { entries: shown, next: entries.length > PAGE ? shown.at(-1)?.id : undefined };
}
