import type { Statement } from '../../db/statement.ts';

/** What somebody wants to see of the log. */
export type LogFilter = {
  /** Whose deeds; `operator:ID` or `command-line:NAME`. */
  readonly actor?: string | undefined;
  /** What was done. */
  readonly action?: string | undefined;
  /** About whom or what. */
  readonly subject?: string | undefined;
};

type Page = {
  readonly name: string;
  /** What is read of an entry `e` and of the operator `o` whose deed it was, if it was one's. */
  readonly columns: string;
  /** Which ids; `$1` and whatever follows are the page's own. */
  readonly within: string;
  readonly values: readonly unknown[];
  readonly order: 'id' | 'id desc';
  readonly limit: number;
};

/**
 * A page of entries by a statement for each set of words that are asked for, so that each is planned by the index
 * that serves it. Whoever works for some brands sees what stands on these alone, each by its own walk along the
 * index, however much of the rest lies between.
 */
export function logPage(
  brandIds: readonly string[],
  { actor, action, subject }: LogFilter,
  { name, columns, within, order, limit, ...page }: Page,
): readonly [Statement, readonly unknown[]] {
  const values = [...page.values];
  const asked = Object.entries({ actor, action, subject }).filter(([, word]) => word !== undefined);
  const words = asked.map(([column, word]) => ` and ${column} = $${String(values.push(word))}`);
  const entries = (of: string): string =>
    `select * from audit_entries where ${of}${within}${words.join('')} order by ${order} limit ${String(limit)}`;
  const scoped = brandIds.length > 0;
  const found = scoped
    ? `select one.* from unnest($${String(values.push(brandIds))}::text[]) b(id)
        cross join lateral (${entries('brand_id = b.id and ')}) one
        order by ${order} limit ${String(limit)}`
    : entries('');
  const text = `
    select ${columns} from (${found}) e left join operators o on e.actor = 'operator:' || o.id
     order by e.${order}`;
  const shape = [name, ...asked.map(([column]) => column), ...(scoped ? ['scoped'] : [])];
  return [{ name: shape.join('-'), text }, values];
}
