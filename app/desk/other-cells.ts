import { worksFor } from '#lib/desk/brand-scope.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { Operator } from '#lib/identity/operator.ts';
import { env } from '#lib/kernel/env.ts';

/** The desks of other cells, with the names of those of their brands that the operator works for. */
export function otherCells(operator: Pick<Operator, 'brandIds'>) {
  return env().CELL_DESKS.flatMap(({ address, brands }) => {
    const names = brands
      .filter((id) => worksFor(operator, id))
      .map((id) => brandById(id)?.name ?? id);
    return names.length === 0 ? [] : [{ address, names }];
  });
}
