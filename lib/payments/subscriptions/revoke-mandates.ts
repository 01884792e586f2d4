import { db } from '../../db/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { providerByName } from '../providers/registry.ts';

/** If the provider did not answer, the revocation is sent again after this time. */
const AGAIN_MS = 6 * HOUR;

async function revoke(id: string, now: Date): Promise<void> {
  const mandate = await db().mandate.findUniqueOrThrow({
    where: { id },
    include: { member: true },
  });
  const { company, token, member } = mandate;
  const revocation = { company, token, payerId: member.publicId };
  const answer = await providerByName(mandate.provider).revoke(revocation);
  failPoint('revoke.answered');
  if (answer === 'unknown') return;
  await db().mandate.updateMany({
    where: { id, state: 'revoking' },
    data: { state: 'revoked', revokeAt: null, revokedAt: now, token: `erased:${id}` },
  });
}

async function claim(now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update mandates set revoke_at = ${after(now, AGAIN_MS)}
     where id in (select id from mandates where state = 'revoking' and revoke_at <= ${now}
                   order by revoke_at limit ${limit} for update skip locked)
    returning id::text`;
  return rows.map(({ id }) => id);
}

/** Has providers delete the cards that are no longer charged; only then we delete the token too. */
export const revokeMandatesWork: DueWork = {
  name: 'mandate-revocations',
  run: async (now, limit) => {
    const due = await claim(now, limit);
    for (const id of due) {
      try {
        await revoke(id, now);
      } catch (error) {
        log().error({ err: error, mandateId: id }, 'mandate revocation failed');
      }
    }
    return due.length;
  },
};
