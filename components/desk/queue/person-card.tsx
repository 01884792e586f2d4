import Link from 'next/link';
import { moment } from '#components/desk/moment.ts';
import { Pill } from '#components/desk/pill.tsx';
import type { Who } from './queue-item.ts';

/** The owner of the item, with what was rejected before; links to the member's page. */
export function PersonCard({ who, role }: { who: Who; role?: string }) {
  const { trackerId, name, kind, gender, age, country, since, state } = who;
  const { refusedPhotos, upheldReports } = who;
  return (
    <div className="text-sm">
      {role !== undefined && <p className="text-xs text-ink-soft">{role}</p>}
      <p className="font-semibold break-words">
        {trackerId === null ? (
          name
        ) : (
          <Link
            prefetch={false}
            href={`/members/${trackerId}`}
            className="underline underline-offset-2"
          >
            {name}
          </Link>
        )}{' '}
        <span className="font-normal text-ink-soft">
          {gender}, {age}, {country.toUpperCase()}
        </span>
      </p>
      {since !== null && <p className="text-xs text-ink-soft">Member since {moment(since)}</p>}
      <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {kind !== 'member' && <Pill tone="accent">{kind}</Pill>}
        {state !== 'active' && <Pill tone="bad">{state}</Pill>}
        {refusedPhotos > 0 && <Pill tone="bad">{`photos rejected: ${String(refusedPhotos)}`}</Pill>}
        {upheldReports > 0 && <Pill tone="bad">{`reports upheld: ${String(upheldReports)}`}</Pill>}
      </p>
    </div>
  );
}
