import { singleton } from '../kernel/singleton.ts';

/** Instances that answer members, this one included. */
const serving = singleton('serving-instances', () => ({ count: 1 }));

/** For the health report, which counts the instances. */
export function setServingInstances(count: number): void {
  serving.count = Math.max(1, count);
}

/**
 * What one instance may allow of a budget of all instances while it counts by itself: together they stay within
 * the budget, except that each allows at least one. Pure but for the number of instances.
 */
export function instanceShare(points: number): number {
  return Math.max(1, Math.floor(points / serving.count));
}
