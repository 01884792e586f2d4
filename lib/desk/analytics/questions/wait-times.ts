import { Prisma } from '../../../db/generated/client.ts';
import { readReplicaRows } from '../../../db/read-replica.ts';
import { daysAfter, lengthOf, type Day } from '../days.ts';
import { count, duration } from '../../../text/value-format.ts';
import { isQueue, QUEUES, type Queue } from '../names.ts';
import { nothing, type Question } from '../question.ts';
import type { View } from '../view.ts';
import { quantile } from '../wait-buckets.ts';

type Row = {
  readonly queue: string;
  readonly bucket: number;
  readonly now: number;
  readonly was: number;
};

/** Reads three rows for each brand and queue: the running totals before both spans, between them and at their end. */
const read = ({ brandIds, span, before }: View): Promise<readonly Row[]> => {
  const asOf = (day: Day) => Prisma.sql`
    select so_far from metric_waits w
     where w.brand_id = b.brand and w.queue = q.queue and w.day < ${day}::date order by w.day desc limit 1`;
  return readReplicaRows<Row>(Prisma.sql`
    select q.queue, c.place::int - 1 as bucket, sum(c.ended - coalesce(c.begun, 0))::int as now,
           sum(coalesce(c.begun, 0) - coalesce(c.earlier, 0))::int as was
      from unnest(${[...brandIds]}::text[]) b (brand)
      cross join unnest(${Object.keys(QUEUES)}::text[]) q (queue)
      cross join lateral (${asOf(daysAfter(span.to, 1))}) ended
      left join lateral (${asOf(span.from)}) begun on true
      left join lateral (${asOf(before.from)}) earlier on true
      cross join lateral unnest(ended.so_far, begun.so_far, earlier.so_far)
        with ordinality as c (ended, begun, earlier, place)
     where c.ended > coalesce(c.earlier, 0)
     group by 1, 2`);
};

const ofQueue = (rows: readonly Row[], queue: Queue, when: 'now' | 'was' = 'now') => {
  const own = rows
    .filter((row) => row.queue === queue)
    .map((row) => ({ bucket: row.bucket, count: row[when] }));
  return {
    done: own.reduce((sum, one) => sum + one.count, 0),
    middle: quantile(own, 0.5),
    most: quantile(own, 0.9),
  };
};

/** How long each queue takes: median and 90th percentile. */
export const waitTimes: Question = {
  key: 'waits',
  title: 'Response times',
  ask: async (view) => {
    const rows = await read(view);
    const lines = Object.keys(QUEUES)
      .filter(isQueue)
      .map((queue) => ({
        name: QUEUES[queue],
        ...ofQueue(rows, queue),
        was: ofQueue(rows, queue, 'was').middle,
      }))
      .filter(({ done }) => done > 0)
      .sort((a, b) => (b.most ?? 0) - (a.most ?? 0));
    const [longest] = lines;
    if (!longest) return nothing('No responses in this period.');
    const days = String(lengthOf(view.span));
    return {
      sentence: `Longest for ${longest.name.toLowerCase()}: median ${duration(longest.middle ?? 0)}, 90th percentile ${duration(longest.most ?? 0)}.`,
      note: 'Completed items of this period, accurate to 20 %. Pending items are excluded. The flow and source filters do not apply.',
      plot: {
        kind: 'bars',
        unit: 'duration',
        bars: lines.map(({ name, middle, most, done }) => ({
          name,
          value: middle,
          upTo: most,
          about: `${count(done)} completed`,
        })),
      },
      columns: [
        { name: 'Queue', unit: 'text' },
        { name: 'Completed', unit: 'count' },
        { name: 'Median', unit: 'duration' },
        { name: '90th percentile', unit: 'duration' },
        { name: `Median, previous ${days} days`, unit: 'duration' },
      ],
      rows: lines.map(({ name, done, middle, most, was }) => [name, done, middle, most, was]),
    };
  },
};
