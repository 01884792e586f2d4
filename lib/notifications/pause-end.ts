import { IANAZone } from 'luxon';
import { after, DAY, HOUR } from '../kernel/clock.ts';
import { nextHour, nextMidnight } from '../kernel/quiet-hours.ts';
import { PAUSE_MORNING_HOUR, type PauseLength } from './limits.ts';

type Wanted = {
  readonly length: PauseLength;
  /** As the browser names it; another one than IANA's is replaced by the brand's. */
  readonly timeZone: string | undefined;
  readonly brandZone: string;
  readonly now: Date;
};

/** When a pause that begins now ends; null: when the member ends it. Pure. */
export function pauseEnd({ length, timeZone, brandZone, now }: Wanted): Date | null {
  switch (length) {
    case 'hour':
      return after(now, HOUR);
    case 'tomorrow': {
      const zone = timeZone !== undefined && IANAZone.isValidZone(timeZone) ? timeZone : brandZone;
      return nextHour(nextMidnight(now, zone), zone, PAUSE_MORNING_HOUR);
    }
    case 'week':
      return after(now, 7 * DAY);
    case 'open':
      return null;
  }
}
