import type { OutboundEvents } from '../events.ts';

const KEY = 'softwareVersion';

/**
 * Reloads for a newer version, once per version and tab: a page that a cache still serves in its old version
 * must not reload for ever.
 */
function reloadOnce(version: string, reload: () => void): void {
  try {
    if (sessionStorage.getItem(KEY) === version) return;
    sessionStorage.setItem(KEY, version);
  } catch {
    // Without storage nothing would stop a second reload.
    return;
  }
  reload();
}

/** A restarting server closes the connection within this time; otherwise it only asked for a reload. */
const RESTART_MS = 3000;
const SOCKET_ID = 'socketId';

type ServerConnection = {
  readonly on: <Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ) => unknown;
  readonly isUp: () => boolean;
  /** Not before all sends have been answered. */
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
    }, RESTART_MS);
  });
  on('softwareVersion', ({ softwareVersion, reload: stale }) => {
    if (stale) reloadOnce(softwareVersion, reload);
  });
  on('oldSocketRemoved', ({ socketId }) => {
    try {
      sessionStorage.setItem(SOCKET_ID, socketId);
    } catch {
      // Storage may be unavailable; nothing depends on it.
    }
  });
  return { isRestarting: () => restarting };
}
