import { countBeside } from '../compare.ts';
import { lengthOf } from '../days.ts';
import { count } from '../../../text/value-format.ts';
import type { MetricName } from '../names.ts';
import { isTooFew, withheld, type Question } from '../question.ts';
import { countsByStep, series, stepDays, stepsOf, total } from '../read-days.ts';

type Counted = {
  readonly key: string;
  readonly title: string;
  readonly name: MetricName;
  /** The verb phrase after the number, such as "signed up". */
  readonly did: string;
};

/** How many people did something, compared with the same number of days before. */
export function counted({ key, title, name, did }: Counted): Question {
  return {
    key,
    title,
    ask: async (view) => {
      const { span, before } = view;
      const both = { from: before.from, to: span.to };
      const rows = await countsByStep(view, [name], both, stepDays(span));
      const steps = stepsOf(span);
      const { length } = steps;
      const [then, now] = [series(rows, name, length), series(rows, name, length, length)];
      const [sum, was] = [total(now), total(then)];
      if (isTooFew(view, sum) || isTooFew(view, was)) return withheld;
      const days = lengthOf(span);
      const who = sum === 0 ? 'No one' : `${count(sum)} ${sum === 1 ? 'person' : 'people'}`;
      return {
        sentence: `${who} ${did}${countBeside(sum, was, days)}`,
        plot:
          sum + was === 0
            ? null
            : {
                kind: 'lines',
                unit: 'count',
                days: steps.map(({ from }) => from),
                lines: [
                  { name: 'Previous period', values: then, behind: true },
                  { name: 'This period', values: now },
                ],
              },
        columns: [
          { name: steps.length === days ? 'Day' : 'Week from', unit: 'day' },
          { name: 'People', unit: 'count' },
          { name: `Previous ${String(days)} days`, unit: 'count' },
        ],
        rows: steps.map(({ from }, place) => [from, now[place] ?? 0, then[place] ?? 0]),
      };
    },
  };
}
