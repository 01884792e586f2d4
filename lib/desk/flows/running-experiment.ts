import { db } from '../../db/client.ts';

/** The running experiment of a flow, which blocks changes to it; null when there is none. */
export async function runningExperiment(brandId: string, code: string) {
  return db().flowExperiment.findFirst({
    where: { brandId, code, state: 'running' },
    select: { id: true, startedAt: true },
  });
}
