import { run, type Statement } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';

const PREFIX = 'operator:';

const NAMES: Statement = {
  name: 'desk-operator-names',
  text: 'select id, name from operators where id = any($1::uuid[])',
};

type Named = { readonly id: string; readonly name: string };

/** Maps actors in the audit log to operator names; an actor that is no operator is returned unchanged. */
export async function operatorNames(actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = new Set(actors.map((one) => one.replace(PREFIX, '')).filter(isId));
  const found = ids.size === 0 ? [] : await run<Named>(NAMES, [[...ids]]);
  const names = new Map(found.map(({ id, name }) => [`${PREFIX}${id}`, name]));
  return (actor) => names.get(actor) ?? actor;
}
