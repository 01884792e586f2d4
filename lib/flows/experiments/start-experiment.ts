import type { Prisma } from '../../db/generated/client.ts';
import type { ExperimentGoal } from '../../db/generated/enums.ts';
import { isDuplicate } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { EXPERIMENT_RUNNING } from '../publish-flow.ts';
import { planSample } from './plan-sample.ts';

type Start = {
  readonly brandId: string;
  readonly code: string;
  /** Version numbers. */
  readonly control: number;
  readonly challenger: number;
  readonly share: number;
  readonly goal: ExperimentGoal;
  readonly windowDays: number;
  /** In basis points. */
  readonly baseline: number;
  readonly effect: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Called in a verb's transaction, for staff: from now on newcomers are split between two published versions,
 * and everyone else gets the control. Raises `flow_unknown`, `conflict` when an experiment is already
 * running.
 */
export async function startExperiment(
  tx: Prisma.TransactionClient,
  { brandId, code, control, challenger, actor, now, ...plan }: Start,
): Promise<string> {
  if (control === challenger) fail('conflict', { version: control });
  const arms = await tx.flowVersion.findMany({
    where: { brandId, code, version: { in: [control, challenger] } },
    select: { id: true, version: true },
  });
  const idOf = (wanted: number): string =>
    arms.find(({ version }) => version === wanted)?.id ?? fail('flow_unknown', { version: wanted });
  const { share, goal, windowDays, baseline, effect, note } = plan;
  const sizes = planSample({ baseline, effect, share });
  const id = newId(now.getTime());
  try {
    await tx.flowExperiment.create({
      data: {
        id,
        brandId,
        code,
        controlId: idOf(control),
        challengerId: idOf(challenger),
        share,
        goal,
        windowDays,
        baseline,
        effect,
        note,
        state: 'running',
        controlSize: sizes.control,
        challengerSize: sizes.challenger,
        startedBy: actor,
        startedAt: now,
      },
    });
  } catch (error) {
    if (isDuplicate(error)) fail('conflict', { code, state: EXPERIMENT_RUNNING });
    throw error;
  }
  return id;
}
