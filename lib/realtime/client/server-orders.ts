import type { OutboundEvents } from '../events.ts';
import { noteBuild } from './note-build.ts';
import { RESTART_CLOSES_WITHIN_MS } from '../limits.ts';

const SOCKET_ID = 'socketId';

/** Stores the id of the tab's connection under the reference text's key. */
export function storeSocketId(socketId: string): void {
  try {
    sessionStorage.setItem(SOCKET_ID, socketId);
  } catch {
    // Storage may be unavailable; nothing depends on it.
  }
}

type ServerConnection = {
  readonly on: <Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ) => unknown;
  readonly isUp: () => boolean;
  /** Not before all sends have been answered and nothing typed is unsaved. */
  readonly reload: () => void;
};

/** Handles server events about the page itself. `isRestarting`: the page is reloaded once the connection is back. */
export function obeyServer({ on, isUp, reload }: ServerConnection): {
  readonly isRestarting: () => boolean;
} {
  let restarting = false;
  on('restart', () => {
    restarting = true;
    setTimeout(() => {
      if (isUp()) reload();
    }, RESTART_CLOSES_WITHIN_MS);
  });
  on('softwareVersion', ({ softwareVersion, reload: stale }) => {
    // Once per build and tab: a page that a cache still serves in its old build must not reload for ever.
    const isNew = noteBuild(softwareVersion);
    if (stale && isNew) reload();
  });
  on('oldSocketRemoved', ({ socketId }) => {
    storeSocketId(socketId);
  });
  return { isRestarting: () => restarting };
}
