import { dayOf } from './days.ts';
import type { MetricName } from './names.ts';
import { isTooFew } from './question.ts';
import { countsByStep } from './read-days.ts';
import type { View } from './view.ts';

const SHOWN = [
  ['registration', 'Signed up'],
  ['confirmation', 'Confirmed'],
  ['first_message', 'First messages'],
  ['first_payment', 'First payments'],
  ['renewal', 'Renewals'],
] as const satisfies readonly (readonly [MetricName, string])[];

/** Today's counts so far, by each brand's local date; null when the number of people is too small to be shown. */
export async function todaySoFar(view: View) {
  const today = dayOf(view.now);
  const names = SHOWN.map(([name]) => name);
  const rows = await countsByStep(view, names, { from: today, to: today }, 1);
  return SHOWN.map(([name, label]) => {
    const people = rows.find((row) => row.name === name)?.count ?? 0;
    return { label, people: isTooFew(view, people) ? null : people };
  });
}
