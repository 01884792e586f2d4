import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { carryOut, type CarriedOut } from './carry-out.ts';
import { limitsFor, needsSecond } from './needs-second.ts';
import { proposalSchema, type Proposal } from './proposal.ts';

/** What a proposal is about; one request about it can be open. */
export function subjectOf(proposal: Proposal) {
  if ('target' in proposal) return proposal.target;
  const { brandId } = proposal;
  if (proposal.act === 'refund') return { kind: 'refund', brandId, key: proposal.orderId } as const;
  return { kind: 'settings', brandId, key: brandId } as const;
}

async function ask(proposal: Proposal, { note, actor, purpose, now }: CarriedOut): Promise<void> {
  refuseCardData(note);
  const id = newId(now.getTime());
  const { kind, brandId, key } = subjectOf(proposal);
  // Its parts were parsed from JSON, so the cast is safe.
  const stored = proposalSchema.parse(proposal) as Prisma.InputJsonObject;
  const work = inTransaction(async (tx) => {
    await tx.approval.create({
      data: {
        id,
        kind,
        brandId,
        key,
        proposal: stored,
        note,
        requestedBy: actor,
        requestedAt: now,
      },
    });
    const action = { actor, action: 'approval.request', subject: id, data: { kind, key } };
    await audit(tx, { ...action, brandId: brandId ?? undefined, purpose, now });
  });
  await work.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict', { state: 'asked' });
    throw error;
  });
}

/** Undoes a transaction whose proposal a second operator must agree to. */
class SecondNeeded extends Error {}

/** Carries a proposal out; null, and nothing is changed, when a second operator must agree. */
async function attempt(proposal: Proposal, request: CarriedOut): Promise<number | null> {
  const limits = await limitsFor(proposal);
  const work = inTransaction(async (tx) => {
    const second = await needsSecond(tx, proposal, limits);
    const done = await carryOut(tx, proposal, request);
    if (second) throw new SecondNeeded();
    return done;
  });
  return work.catch((error: unknown) => {
    if (error instanceof SecondNeeded) return null;
    throw error;
  });
}

/**
 * For operators who may do it: carries a proposal out, or stores it as a request where a second operator must agree.
 * It is carried out on trial before it is stored, so that faults are shown to who asks. Returns null for a request.
 * Raises `conflict` when one about the same is open, and what its verb raises.
 */
export async function doOrAsk(proposal: Proposal, request: CarriedOut): Promise<number | null> {
  const done = await attempt(proposal, request);
  if (done === null) await ask(proposal, request);
  return done;
}
