import { db } from '../../db/client.ts';
import { carryOutDeclaration } from '../carry-out-declaration.ts';
import { handToCare } from './hand-to-care.ts';

/**
 * Called for what was received or confirmed: carries a declaration out as of the time it was made, and hands
 * it to customer care where that cannot be done. One that waits for its link is left alone. Twice is once.
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
