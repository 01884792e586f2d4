import { db } from '../../db/client.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { HOUR } from '../../kernel/clock.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { providerByName } from '../providers/registry.ts';

/** If the provider did not answer, the revocation is sent again after six hours. */
export const MANDATES_TO_REVOKE: DueRows = {
  name: 'claim-mandates',
  table: 'mandates',
  brand: '(select brand_id from users where id = mandates.member_id)',
  due: 'revoke_at',
  where: `state = 'revoking' and revoke_at is not null`,
  leaseMs: 6 * HOUR,
  returning: 't.id',
};

async function revoke({ leaseKey: id, leasedUntil }: Leased, now: Date): Promise<void> {
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
    where: { id, state: 'revoking', revokeAt: leasedUntil },
    data: { state: 'revoked', revokeAt: null, revokedAt: now, token: `erased:${id}` },
  });
}

/** Has providers delete the cards that are no longer charged; only then we delete the token too. */
export const revokeMandatesWork: DueWork = {
  name: 'mandate-revocations',
  run: async (now, limit) => {
    const due = await claimDue(MANDATES_TO_REVOKE, now, limit);
    await forEachLeased(MANDATES_TO_REVOKE, due, async (claim) => {
      try {
        await revoke(claim, now);
      } catch (error) {
        log().error({ err: error, mandateId: claim.leaseKey }, 'mandate revocation failed');
      }
    });
    return due.length;
  },
};
