import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { endExperiment } from '../../flows/experiments/end-experiment.ts';
import { startExperiment } from '../../flows/experiments/start-experiment.ts';
import { audit } from '../../audit/audit.ts';

type Start = Parameters<typeof startExperiment>[1] & {
  /** The newest version when the operator decided. */
  readonly newest: number;
};
type End = Parameters<typeof endExperiment>[1];

/**
 * For the desk, inside a transaction: starts an experiment that splits a flow's new members. Returns the version of the
 * challenger. Raises `conflict` when another version was published meanwhile, and what `startExperiment` raises.
 */
export async function startFlowExperiment(
  tx: Prisma.TransactionClient,
  { newest, ...request }: Start,
): Promise<number> {
  const { brandId, code, control, challenger, share, goal, actor, now } = request;
  const later = { brandId, code, version: { gt: newest } };
  if ((await tx.flowVersion.count({ where: later })) > 0) fail('conflict', { code });
  await startExperiment(tx, request);
  const data = { code, control, challenger, share, goal };
  const action = 'flow.experiment_start';
  await audit(tx, { actor, action, subject: brandId, brandId, data, now });
  return challenger;
}

/**
 * For the desk: ends a flow's experiment; the chosen arm applies to all members of the flow. Raises what
 * `endExperiment` raises.
 */
export async function endFlowExperiment(request: End): Promise<number> {
  const { brandId, code, chosenArm, note, actor, now } = request;
  return inTransaction(async (tx) => {
    const { version, state } = await endExperiment(tx, request);
    const data = { code, chosenArm, version, state, note };
    const action = 'flow.experiment_end';
    await audit(tx, { actor, action, subject: brandId, brandId, data, now });
    return version;
  });
}
