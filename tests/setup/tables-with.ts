type Ask = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[] }>;

/** All tables of the app, a partitioned one as a whole. */
export async function allTables(ask: Ask): Promise<string[]> {
  const { rows } = await ask(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname <> '_prisma_migrations' order by 1`,
    [],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** The tables that contain a text in any column of any row. */
export async function tablesWith(ask: Ask, needle: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables(ask)) {
    const { rows } = await ask(
      `select 1 as found from ${table} t
        where position(lower($1) in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [needle],
    );
    if (rows.length === 1) found.push(table);
  }
  return found;
}
