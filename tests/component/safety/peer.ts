import type { SafetyPeer } from '#components/safety/types.ts';

let made = 0;

/** Somebody new: what a page remembers of its blocks holds for as long as it stands. */
export function createPeer(screenName = 'Anna'): SafetyPeer {
  made += 1;
  return { angelId: `angel${String(made)}`, screenName };
}
