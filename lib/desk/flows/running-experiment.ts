import { db } from '../../db/client.ts';

/** The experiment that holds a flow as it is; null where none runs. */
export async function runningExperiment(brandId: string, code: string) {
  return db().flowExperiment.findFirst({
    where: { brandId, code, state: 'running' },
    select: { id: true, startedAt: true },
  });
}
