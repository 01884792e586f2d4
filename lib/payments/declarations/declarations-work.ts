import { db } from '../../db/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { applyDeclaration } from './apply-declaration.ts';
import { handToCare } from './hand-to-care.ts';

/** A declaration that failed is tried again after this time. */
const AGAIN_MS = HOUR;

async function claim(now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update declarations set due_at = ${after(now, AGAIN_MS)}
     where id in (select id from declarations where due_at <= ${now}
                   order by due_at limit ${limit} for update skip locked)
    returning id::text`;
  return rows.map(({ id }) => id);
}

async function takeUp(id: string, now: Date): Promise<void> {
  const declaration = await db().declaration.findUniqueOrThrow({ where: { id } });
  if (declaration.state === 'mailed') await handToCare(declaration, now);
  else await applyDeclaration(id, now);
}

/** Processes declarations left unfinished by a stopped process, and those whose mailed link was not used. */
export const declarationsWork: DueWork = {
  name: 'declarations',
  run: async (now, limit) => {
    const due = await claim(now, limit);
    for (const id of due) {
      try {
        await takeUp(id, now);
      } catch (error) {
        log().error({ err: error, declarationId: id }, 'declaration processing failed');
      }
    }
    return due.length;
  },
};
