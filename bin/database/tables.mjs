/** The tables of the app, referenced tables before those that reference them. */
export async function tablesInOrder(client) {
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname <> '_prisma_migrations' order by relname`,
  );
  const { rows: references } = await client.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const unquoted = (name) => name.replaceAll('"', '');
  const ordered = [];
  const visit = (name, path) => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const { child, parent } of references)
      if (unquoted(child) === name) visit(unquoted(parent), [...path, name]);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name, []);
  return ordered;
}

/** The columns that can be written: all but the generated ones. */
export async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
     and not attisdropped and attgenerated = '' order by attnum`,
    [`public."${table}"`],
  );
  return rows.map(({ name }) => name);
}
