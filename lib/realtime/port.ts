import { singleton } from '../kernel/singleton.ts';
import type { OutboundEvents } from './events.ts';

/** What domain code may call on the hub. The hub installs itself; without one (command line) nothing is pushed. */
export type RealtimePort = {
  toMember<Name extends keyof OutboundEvents>(
    memberId: string,
    event: Name,
    payload: OutboundEvents[Name],
    /** The socket that caused it and needs no event. */
    exceptSocket?: string,
  ): void;
  /** Closes the sockets of these sessions on every instance, and drops cached lookups. */
  endSessions(sessionIds: readonly string[]): void;
  /** Whether the member has a live socket, on this or another instance. */
  isOnline(memberId: string): Promise<boolean>;
  /** Whether the member has a window of the site in view; false when no answer comes in time. */
  hasVisibleTab(memberId: string): Promise<boolean>;
  /** Stops showing a profile's presence: to one member, without an event, or to all, who then see it as offline. */
  hidePresence(angelId: string, memberId?: string): void;
};

const NO_HUB: RealtimePort = {
  toMember: () => undefined,
  endSessions: () => undefined,
  isOnline: () => Promise.resolve(false),
  hasVisibleTab: () => Promise.resolve(false),
  hidePresence: () => undefined,
};

const slot = singleton<{ port: RealtimePort }>('realtime', () => ({ port: NO_HUB }));

export function realtime(): RealtimePort {
  return slot.port;
}

/** Returns the function that uninstalls it: verbs that run after the hub has stopped push nothing. */
export function installRealtime(port: RealtimePort): () => void {
  slot.port = port;
  return () => {
    if (slot.port === port) slot.port = NO_HUB;
  };
}
