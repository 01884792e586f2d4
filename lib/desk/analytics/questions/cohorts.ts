import { daysAfter, weekOf, type Day } from '../days.ts';
import { day as written, count, share } from '../../../text/value-format.ts';
import { isTooFew, nothing, withheld, type Question } from '../question.ts';
import { countsByStep } from '../read-days.ts';
import { guarded, reachedBy, shareOf, STEP_NAMES, STEPS, type Reached } from '../reached.ts';
import { COHORT_WEEKS, YOUNG_COHORT_DAYS } from '../../limits.ts';

/** How far the members of each signup week have got so far. */
export const cohorts: Question = {
  key: 'cohorts',
  title: 'Funnel by sign-up week',
  ask: async (view) => {
    const { span, source } = view;
    const from = daysAfter(weekOf(span.to), -7 * (COHORT_WEEKS - 1));
    const rows = await countsByStep(view, STEP_NAMES, { from, to: span.to }, 7);
    const weeks = reachedBy(
      rows.map(({ name, step, count: people }) => ({
        name,
        count: people,
        group: daysAfter(from, 7 * step),
      })),
    ).filter(({ signedUp }) => signedUp > 0);
    if (weeks.length === 0) return nothing('No sign-ups in these weeks.');
    const all = weeks.reduce((sum, { signedUp }) => sum + signedUp, 0);
    if (isTooFew(view, all)) return withheld;
    const inOrder = [...weeks].sort((a, b) => a.group.localeCompare(b.group));
    const guard = source !== undefined;
    return {
      sentence: sentence(inOrder, view.span.to),
      note: 'Updated every night. Recent weeks have had less time.',
      plot: {
        kind: 'grid',
        columns: STEPS.map(([, name]) => name),
        rows: inOrder.map((week) => ({
          name: written(week.group),
          about: `${count(week.signedUp)} signed up`,
          shares: STEPS.map((_, step) => shareOf(week, step, guard)),
        })),
      },
      columns: [
        { name: 'Week from', unit: 'day' },
        { name: 'Signed up', unit: 'count' },
        ...STEPS.map(([, name]) => ({ name, unit: 'count' as const })),
      ],
      rows: inOrder.map(({ group, signedUp, steps }) => [
        group,
        guarded(signedUp, guard),
        ...steps.map((people) => guarded(people, guard)),
      ]),
    };
  },
};

function sentence(weeks: readonly Reached[], until: Day): string {
  const grown = weeks.filter(({ group }) => daysAfter(group, 6 + YOUNG_COHORT_DAYS) <= until);
  const shown = grown.length === 0 ? weeks : grown;
  const signedUp = shown.reduce((sum, week) => sum + week.signedUp, 0);
  const of = (step: number) =>
    share(shown.reduce((sum, week) => sum + (week.steps[step] ?? 0), 0) / signedUp);
  const who =
    grown.length === 0
      ? `Of ${count(signedUp)} who signed up`
      : `Of ${count(signedUp)} with at least five weeks`;
  return `${who}, ${of(0)} confirmed, ${of(1)} wrote, ${of(2)} paid and ${of(3)} renewed.`;
}
