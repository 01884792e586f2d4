import { db } from '../../db/client.ts';
import { conclude } from '../../flows/experiments/conclude.ts';
import { readArms } from '../../flows/experiments/read-arms.ts';
import { operatorNames } from '../operators/operator-names.ts';

const SHOWN = 10;

/** The latest experiments of a flow with their metrics and conclusion, the running one first. */
export async function readExperiments(brandId: string, code: string, now: Date) {
  const rows = await db().flowExperiment.findMany({
    where: { brandId, code },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    include: {
      control: { select: { version: true } },
      challenger: { select: { version: true } },
    },
  });
  const name = await operatorNames(
    rows.flatMap(({ startedBy, endedBy }) => [startedBy, endedBy ?? '']),
  );
  return Promise.all(
    rows.map(async (row) => {
      const arms = await readArms(row, now);
      const { goal, share } = row;
      const planned = { control: row.controlSize, challenger: row.challengerSize };
      return {
        id: row.id,
        state: row.state,
        goal,
        share,
        planned,
        note: row.note,
        windowDays: row.windowDays,
        baseline: row.baseline,
        effect: row.effect,
        startedBy: name(row.startedBy),
        startedAt: row.startedAt,
        endedAt: row.endedAt,
        versions: { control: row.control.version, challenger: row.challenger.version },
        arms,
        reading: conclude({ goal, share, planned, ...arms }),
      };
    }),
  );
}

export type ReadExperiment = Awaited<ReturnType<typeof readExperiments>>[number];
