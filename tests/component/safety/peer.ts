import type { SafetyPeer } from '#components/safety/types.ts';

let made = 0;

/** A new peer each time: a page stores its blocks for its whole life. */
export function createPeer(screenName = 'Anna'): SafetyPeer {
  made += 1;
  return { angelId: `angel${String(made)}`, screenName };
}
