import type { BrandLimits } from '../brands/limits-schema.ts';
import type { Brand } from '../brands/schema.ts';

/** Whether operators answer for a brand at this local time. Pure. */
export function operatorsAreIn(
  { timezone }: Pick<Brand, 'timezone'>,
  { operatorHours }: Pick<BrandLimits, 'operatorHours'>,
  now: Date,
): boolean {
  if (operatorHours === null) return true;
  const format = { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat('en', format).format(now));
  const { from, to } = operatorHours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
