import type { Prisma } from '../../db/generated/client.ts';
import { lockFlow } from '../../db/locks.ts';
import { fail } from '../../kernel/errors.ts';
import { publishFlow } from '../publish-flow.ts';
import { conclude } from './conclude.ts';
import { readArms } from './read-arms.ts';

type End = {
  readonly brandId: string;
  readonly code: string;
  readonly chosenArm: 'control' | 'challenger';
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Called in a verb's transaction, for staff: ends the running experiment and publishes the chosen arm as the
 * newest version, which then applies to all. The challenger can be chosen only after the planned number was
 * observed. Raises `not_found` when none is running, `conflict` when the challenger is chosen too early.
 */
export async function endExperiment(
  tx: Prisma.TransactionClient,
  { brandId, code, chosenArm, note, actor, now }: End,
): Promise<{ readonly version: number; readonly state: 'stopped' | 'concluded' }> {
  await lockFlow(tx, brandId, code);
  const running = await tx.flowExperiment.findFirst({
    where: { brandId, code, state: 'running' },
    include: { control: true, challenger: true },
  });
  if (!running) return fail('not_found');
  const { controlSize, challengerSize, goal, share } = running;
  const planned = { control: controlSize, challenger: challengerSize };
  const { verdict } = conclude({ goal, share, planned, ...(await readArms(running, now)) });
  const said = verdict !== 'too_early' && verdict !== 'sizes_wrong';
  if (chosenArm === 'challenger' && !said) fail('conflict', { verdict });
  const state = said ? 'concluded' : 'stopped';
  const { count } = await tx.flowExperiment.updateMany({
    where: { id: running.id, state: 'running' },
    data: { state, endedBy: actor, endedAt: now },
  });
  if (count === 0) fail('conflict');
  const chosenVersion = running[chosenArm];
  const newest = await tx.flowVersion.findFirstOrThrow({
    where: { brandId, code },
    orderBy: { version: 'desc' },
    select: { id: true, version: true },
  });
  if (newest.id === chosenVersion.id) return { version: newest.version, state };
  const by = { actor, note, restores: chosenVersion.version };
  const { version } = await publishFlow(tx, {
    brandId,
    code,
    config: chosenVersion.config,
    by,
    now,
  });
  return { version, state };
}
