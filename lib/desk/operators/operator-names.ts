import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';

const PREFIX = 'operator:';

/** The names of those who did something, as the log writes them; what is no operator keeps its own word. */
export async function operatorNames(actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = new Set(actors.map((one) => one.replace(PREFIX, '')).filter(isId));
  const found = await db().operator.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  const names = new Map(found.map(({ id, name }) => [`${PREFIX}${id}`, name]));
  return (actor) => names.get(actor) ?? actor;
}
