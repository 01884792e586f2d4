import { shareBeside } from '../compare.ts';
import { lengthOf } from '../days.ts';
import { share } from '../../../text/value-format.ts';
import { isTooFew, nothing, withheld, type Question } from '../question.ts';
import { countsByStep, series, stepDays, stepsOf, total } from '../read-days.ts';

const ratios = (parts: readonly number[], wholes: readonly number[]) =>
  parts.map((part, place) => {
    const whole = wholes[place] ?? 0;
    return whole === 0 ? null : Math.min(1, part / whole);
  });

/** The share of the members who signed up on a day that have confirmed their address so far. */
export const confirmations: Question = {
  key: 'confirmations',
  title: 'Email confirmation rate',
  ask: async (view) => {
    const { span, before } = view;
    const names = ['registration', 'signup_confirmed'] as const;
    const both = { from: before.from, to: span.to };
    const rows = await countsByStep(view, names, both, stepDays(span));
    const steps = stepsOf(span);
    const { length } = steps;
    const of = (name: (typeof names)[number], from = 0) => series(rows, name, length, from);
    const [signedThen, signed] = [of('registration'), of('registration', length)];
    const [confirmedThen, confirmed] = [of('signup_confirmed'), of('signup_confirmed', length)];
    const now = { of: total(signed), reached: total(confirmed) };
    const then = { of: total(signedThen), reached: total(confirmedThen) };
    if (now.of === 0) return nothing('No sign-ups in this period.');
    if (isTooFew(view, now.of) || isTooFew(view, then.of)) return withheld;
    const days = lengthOf(span);
    const values = ratios(confirmed, signed);
    const valuesThen = ratios(confirmedThen, signedThen);
    return {
      sentence: `${share(now.reached / now.of)} of new members confirmed their email${shareBeside(now, then, days)}`,
      note: 'Updated every night, by sign-up day. Recent members may still confirm.',
      plot: {
        kind: 'lines',
        unit: 'share',
        days: steps.map(({ from }) => from),
        lines: [
          { name: 'Previous period', values: valuesThen, behind: true },
          { name: 'This period', values },
        ],
      },
      columns: [
        { name: steps.length === days ? 'Day' : 'Week from', unit: 'day' },
        { name: 'Signed up', unit: 'count' },
        { name: 'Confirmed', unit: 'count' },
        { name: 'Rate', unit: 'share' },
        { name: `Previous ${String(days)} days`, unit: 'share' },
      ],
      rows: steps.map(({ from }, place) => [
        from,
        signed[place] ?? 0,
        confirmed[place] ?? 0,
        values[place] ?? null,
        valuesThen[place] ?? null,
      ]),
    };
  },
};
