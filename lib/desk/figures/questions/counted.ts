import { countBeside } from '../compare.ts';
import { lengthOf } from '../days.ts';
import { count } from '../format.ts';
import type { FigureName } from '../names.ts';
import { isTooFew, withheld, type Question } from '../question.ts';
import { countsByDay, series, stepsOf, total } from '../read-days.ts';

type Counted = {
  readonly key: string;
  readonly title: string;
  readonly name: FigureName;
  /** What they did, after their number: "signed up". */
  readonly did: string;
};

/** How many people did something, beside as many days before. */
export function counted({ key, title, name, did }: Counted): Question {
  return {
    key,
    title,
    ask: async (view) => {
      const { span, before } = view;
      const rows = await countsByDay(view, [name], { from: before.from, to: span.to });
      const [steps, earlier] = [stepsOf(span), stepsOf(before)];
      const [now, then] = [series(rows, name, steps), series(rows, name, earlier)];
      const [sum, was] = [total(now), total(then)];
      if (isTooFew(view, sum) || isTooFew(view, was)) return withheld;
      const days = lengthOf(span);
      const who = sum === 0 ? 'Nobody' : `${count(sum)} ${sum === 1 ? 'person' : 'people'}`;
      return {
        sentence: `${who} ${did}${countBeside(sum, was, days)}`,
        plot:
          sum + was === 0
            ? null
            : {
                ...{ kind: 'lines', unit: 'count', days: steps.map(({ from }) => from) },
                lines: [
                  { name: `${String(days)} days before`, values: then, behind: true },
                  { name: 'These days', values: now },
                ],
              },
        columns: [
          { name: steps.length === days ? 'Day' : 'Week from', unit: 'text' },
          { name: 'People', unit: 'count' },
          { name: `${String(days)} days earlier`, unit: 'count' },
        ],
        rows: steps.map(({ from }, place) => [from, now[place] ?? 0, then[place] ?? 0]),
      };
    },
  };
}
