import { lastRecurringRuns, type RecurringRun } from '../../queue/recurring-queue.ts';
import { stripPersonal } from '../../tracking/strip-personal.ts';

const MAX_ERROR_LENGTH = 300;

/** The last run of each recurring job by its name, with its error as operators may see it. */
export async function lastRuns(): Promise<ReadonlyMap<string, RecurringRun>> {
  const shown = (error: string) => stripPersonal(error).slice(0, MAX_ERROR_LENGTH);
  const runs = await lastRecurringRuns();
  return new Map(
    runs.map(({ error, ...rest }) => [
      rest.name,
      { ...rest, error: error === null ? null : shown(error) },
    ]),
  );
}
