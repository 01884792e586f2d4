import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';

/** Names of those of the staff who did something, by how the log names them. */
export async function namesOfStaff(
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(actors.map((actor) => actor.replace(/^operator:/, '')))].filter(isId);
  const rows = await db().operator.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [`operator:${id}`, name]));
}
