import Link from 'next/link';
import type { Work } from '#lib/desk/work/contract.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { countText, WORK } from '../work-text.ts';

interface WorkListProps {
  work: readonly Work[];
  most: number;
}

/** What waits, with its count, what is overdue, the oldest, what is new since the last visit, and what the operator holds. */
export function WorkList({ work, most }: WorkListProps) {
  const waiting = work.filter((one) => one.waiting > 0 || (one.mine ?? 0) > 0);
  if (waiting.length === 0) return <p className="py-4 text-ink-soft">Nothing is waiting.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {waiting.map(({ kind, waiting: count, oldest, fresh, late, mine }) => (
        <li key={kind}>
          <div className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 px-1 py-3 hover:bg-raised">
            <Link
              prefetch={false}
              href={WORK[kind].path}
              className="min-w-40 flex-1 font-semibold after:absolute after:inset-0"
            >
              {WORK[kind].name}
            </Link>
            {late !== null && late > 0 && (
              <Pill tone="bad">{`${countText(late, most)} overdue`}</Pill>
            )}
            {mine !== null && mine > 0 && <Pill tone="accent">{`${String(mine)} yours`}</Pill>}
            {fresh !== null && fresh > 0 && <Pill>{`${String(fresh)} new`}</Pill>}
            <span className="min-w-10 text-right text-lg font-semibold tabular-nums">
              {countText(count, most)}
            </span>
            <span className="relative w-full text-sm text-ink-soft">
              {oldest !== null && (
                <>
                  the oldest from <Moment at={oldest} />
                </>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
