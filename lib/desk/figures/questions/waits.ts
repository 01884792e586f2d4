import { db } from '../../../db/client.ts';
import { lengthOf } from '../days.ts';
import { count, duration } from '../../../words/figures.ts';
import { isQueue, QUEUES, type Queue } from '../names.ts';
import { nothing, type Question } from '../question.ts';
import type { View } from '../view.ts';
import { quantile, type BucketCount } from '../wait-buckets.ts';

type Row = BucketCount & { readonly queue: string; readonly earlier: boolean };

const read = ({ brandIds, span, before }: View): Promise<readonly Row[]> =>
  db().$queryRaw<Row[]>`
    select queue, bucket, day < ${span.from}::date as earlier, sum(count)::int as count
      from figure_waits
     where brand_id = any (${[...brandIds]}) and day between ${before.from}::date and ${span.to}::date
     group by 1, 2, 3`;

const ofQueue = (rows: readonly Row[], queue: Queue, earlier = false) => {
  const own = rows.filter((row) => row.queue === queue && row.earlier === earlier);
  return {
    done: own.reduce((sum, one) => sum + one.count, 0),
    middle: quantile(own, 0.5),
    most: quantile(own, 0.9),
  };
};

/** How long each queue takes: the middle one, and nine of ten. */
export const waits: Question = {
  key: 'waits',
  title: 'How long do people wait for us?',
  ask: async (view) => {
    const rows = await read(view);
    const lines = Object.keys(QUEUES)
      .filter(isQueue)
      .map((queue) => ({
        name: QUEUES[queue],
        ...ofQueue(rows, queue),
        was: ofQueue(rows, queue, true).middle,
      }))
      .filter(({ done }) => done > 0)
      .sort((a, b) => (b.most ?? 0) - (a.most ?? 0));
    const [longest] = lines;
    if (!longest) return nothing('Nothing that had waited was answered in these days.');
    const days = String(lengthOf(view.span));
    return {
      sentence: `Longest for ${longest.name.toLowerCase()}: half within ${duration(longest.middle ?? 0)}, nine of ten within ${duration(longest.most ?? 0)}.`,
      note: 'What was answered in these days, to a fifth of its length. What still waits is not in it. Flow and source do not narrow waiting.',
      plot: {
        ...{ kind: 'bars', unit: 'duration' },
        bars: lines.map(({ name, middle, most, done }) => ({
          ...{ name, value: middle, upTo: most },
          about: `${count(done)} answered`,
        })),
      },
      columns: [
        { name: 'Queue', unit: 'text' },
        { name: 'Answered', unit: 'count' },
        { name: 'Half within', unit: 'duration' },
        { name: 'Nine of ten within', unit: 'duration' },
        { name: `Half within, ${days} days before`, unit: 'duration' },
      ],
      rows: lines.map(({ name, done, middle, most, was }) => [name, done, middle, most, was]),
    };
  },
};
