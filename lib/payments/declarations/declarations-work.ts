import { db } from '../../db/client.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { HOUR } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { applyDeclaration } from './apply-declaration.ts';
import { handToCare } from './hand-to-care.ts';

/** One that failed is tried again in an hour. */
export const DUE_DECLARATIONS: DueRows = {
  name: 'claim-declarations',
  table: 'declarations',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: HOUR,
  returning: 't.id',
};

async function takeUp(id: string, now: Date): Promise<void> {
  const declaration = await db().declaration.findUniqueOrThrow({ where: { id } });
  if (declaration.state === 'mailed') await handToCare(declaration, now);
  else await applyDeclaration(id, now);
}

/** Processes declarations left unfinished by a stopped process, and those whose mailed link was not used. */
export const declarationsWork: DueWork = {
  name: 'declarations',
  run: async (now, limit) => {
    const due = await claimDue<{ id: string }>(DUE_DECLARATIONS, now, limit);
    await forEachLeased(DUE_DECLARATIONS, due, async ({ id }) => {
      try {
        await takeUp(id, now);
      } catch (error) {
        log().error({ err: error, declarationId: id }, 'declaration processing failed');
      }
    });
    return due.length;
  },
};
