import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { endExperiment } from '../../flows/experiments/end-experiment.ts';
import { startExperiment } from '../../flows/experiments/start-experiment.ts';
import { audit } from '../../audit/audit.ts';

type Start = Parameters<typeof startExperiment>[1];
type End = Parameters<typeof endExperiment>[1];

/**
 * For the desk, inside a transaction: starts an experiment that splits a flow's new members. Returns the version of the
 * challenger. Raises what `startExperiment` raises.
 */
export async function startFlowExperiment(
  tx: Prisma.TransactionClient,
  request: Start,
): Promise<number> {
  const { brandId, code, control, challenger, share, goal, actor, now } = request;
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
