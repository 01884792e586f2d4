import { db } from '../db/client.ts';
import { isId } from '../kernel/ids.ts';
import { operatorNames } from './operators/operator-names.ts';

const PAGE = 100;

type Wanted = {
  /** Whose deeds; `operator:ID` or `command-line:NAME`. */
  readonly actor?: string | undefined;
  /** About whom or what. */
  readonly subject?: string | undefined;
  /** Entries before this one. */
  readonly before?: string | undefined;
};

/** Whoever has the duty `audit` may read: the newest first, a hundred at once, with the names of operators. */
export async function readLog({ actor, subject, before }: Wanted) {
  const entries = await db().auditEntry.findMany({
    where: {
      ...(actor === undefined ? {} : { actor }),
      ...(subject === undefined ? {} : { subject }),
      ...(before !== undefined && isId(before) ? { id: { lt: before } } : {}),
    },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
  });
  const shown = entries.slice(0, PAGE);
  const nameOf = await operatorNames(shown.map(({ actor }) => actor));
  return {
    entries: shown.map((entry) => ({ ...entry, by: nameOf(entry.actor) })),
    next: entries.length > PAGE ? shown.at(-1)?.id : undefined,
  };
}
