import { env } from './env.ts';
import type { FailPoint } from './fail-points.ts';

const reached = new Map<FailPoint, number>();

/** Ends this process immediately, as a power cut would, when FAIL_POINT names this place. */
export function failPoint(name: FailPoint): void {
  const { FAIL_POINT } = env();
  if (FAIL_POINT?.name !== name) return;
  const times = (reached.get(name) ?? 0) + 1;
  reached.set(name, times);
  if (FAIL_POINT.nth === times) process.kill(process.pid, 'SIGKILL');
}
