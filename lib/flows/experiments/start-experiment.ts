import type { Prisma } from '../../db/generated/client.ts';
import type { ExperimentGoal } from '../../db/generated/enums.ts';
import { lockFlow } from '../../db/locks.ts';
import { isDuplicate } from '../../db/violations.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { EXPERIMENT_RUNNING } from '../publish-flow.ts';
import { planSample } from './plan-sample.ts';

type Start = {
  readonly brandId: string;
  readonly code: string;
  /** The newest version when the operator decided. */
  readonly newest: number;
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
 * running or a version was published after the newest that the operator saw.
 */
export async function startExperiment(
  tx: Prisma.TransactionClient,
  { brandId, code, newest, control, challenger, actor, now, ...plan }: Start,
): Promise<string> {
  if (control === challenger) fail('conflict', { version: control });
  await lockFlow(tx, brandId, code);
  const later = { brandId, code, version: { gt: newest } };
  if ((await tx.flowVersion.count({ where: later })) > 0) fail('conflict', { code });
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
