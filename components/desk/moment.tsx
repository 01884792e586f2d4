'use client';

import { Tooltip } from '#components/ui/tooltip.tsx';
import { moment, relativeTime, zonedMoment } from './format.ts';
import { useNow } from './use-now.ts';

interface MomentProps {
  at: Date | string;
  /** Shows date and time in place of the distance, for deadlines and “since”; the tip has the other. */
  absolute?: boolean;
}

/**
 * A time as its distance from now; on hover and on keyboard focus as date and time in the operator's zone. Without
 * scripts it is the date and time in UTC, since the server does not know that zone.
 */
export function Moment({ at, absolute = false }: MomentProps) {
  const now = useNow();
  const time = new Date(at);
  const iso = time.toISOString();
  if (now === 0) return <time dateTime={iso}>{moment(time)}</time>;
  const distance = relativeTime(time.getTime(), now);
  const zoned = zonedMoment(time);
  return (
    <Tooltip text={absolute ? distance : zoned}>
      {(trigger) => (
        <time
          dateTime={iso}
          tabIndex={0}
          {...trigger}
          className="rounded-control decoration-line-strong decoration-dotted underline-offset-4 hover:underline"
        >
          {absolute ? zoned : distance}
        </time>
      )}
    </Tooltip>
  );
}
