import Link from 'next/link';
import { Moment } from '../moment.tsx';

/** Says on an editor that a publication is scheduled, which a change makes void. */
export function ScheduledNote({ at }: { at: Date | string }) {
  return (
    <p className="mt-4 rounded-card bg-accent-soft p-3 text-sm text-on-accent-soft">
      Scheduled for <Moment at={at} absolute />. A change before then makes it void.{' '}
      <Link prefetch={false} href="/scheduled" className="underline underline-offset-2">
        All that is scheduled
      </Link>
    </p>
  );
}
