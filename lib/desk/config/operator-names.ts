import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';

/** Operators by the name the log gives them; who is none, as the command line, keeps it. */
export async function operatorNames(actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = [...new Set(actors.map((actor) => actor.replace(/^operator:/, '')))].filter(isId);
  const rows = await db().operator.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(rows.map(({ id, name }) => [`operator:${id}`, name]));
  return (actor) => names.get(actor) ?? actor;
}
