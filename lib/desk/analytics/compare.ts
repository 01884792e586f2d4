import { count, share } from '../../text/value-format.ts';

/** 1.96 standard errors: random variation stays below this in 95 % of cases. */
const BEYOND_CHANCE = 1.96;

type Part = { readonly of: number; readonly reached: number };

/** Whether two counts differ by more than random variation, taken as Poisson counts. Pure. */
export function countsDiffer(now: number, before: number): boolean {
  return Math.abs(now - before) > BEYOND_CHANCE * Math.sqrt(now + before);
}

/** Whether two shares differ by more than random variation. Pure. */
export function sharesDiffer(now: Part, before: Part): boolean {
  if (now.of === 0 || before.of === 0) return false;
  const both = (now.reached + before.reached) / (now.of + before.of);
  const error = Math.sqrt(both * (1 - both) * (1 / now.of + 1 / before.of));
  return Math.abs(now.reached / now.of - before.reached / before.of) > BEYOND_CHANCE * error;
}

const chance = (differs: boolean): string => (differs ? '' : ' The difference is not significant.');

/** Compares a count with that of the days before, as a text that follows the count. Pure. */
export function countBeside(now: number, before: number, days: number): string {
  const earlier = `the previous ${String(days)} days`;
  if (before === 0) return now === 0 ? `, as in ${earlier}.` : `; none in ${earlier}.`;
  if (now === before) return `, as many as in ${earlier}.`;
  const change = share(Math.abs(now - before) / before);
  const direction = now > before ? 'more' : 'fewer';
  return `, ${change} ${direction} than in ${earlier} (${count(before)}).${chance(countsDiffer(now, before))}`;
}

/** Compares a share with that of the days before, as a text that follows the share. Pure. */
export function shareBeside(now: Part, before: Part, days: number): string {
  const earlier = `the previous ${String(days)} days`;
  if (before.of === 0) return `; no sign-ups in ${earlier}.`;
  const [was, is] = [before.reached / before.of, now.of === 0 ? 0 : now.reached / now.of];
  if (Math.round(was * 1_000) === Math.round(is * 1_000)) return `, as in ${earlier}.`;
  return `, ${is > was ? 'up' : 'down'} from ${share(was)} in ${earlier}.${chance(sharesDiffer(now, before))}`;
}
