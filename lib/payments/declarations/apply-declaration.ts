import { db } from '../../db/client.ts';
import { carryOutDeclaration } from '../carry-out-declaration.ts';
import { handToCare } from './hand-to-care.ts';

/**
 * Called for received and confirmed declarations: carries a declaration out as of the time it was made, or
 * hands it to customer care if that is not possible. A declaration whose link is not yet confirmed is left
 * unchanged. Idempotent.
 */
export async function applyDeclaration(id: string, now: Date): Promise<void> {
  const declaration = await db().declaration.findUniqueOrThrow({ where: { id } });
  if (declaration.state !== 'received') return;
  if (!(await carryOutDeclaration(declaration, now))) {
    await handToCare(declaration, now);
    return;
  }
  await db().declaration.updateMany({
    where: { id, state: 'received' },
    data: { state: 'done', effectiveAt: now, dueAt: null },
  });
}
