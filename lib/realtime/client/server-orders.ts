import type { OutboundEvents } from '../events.ts';
import { reloadOnce } from './reload-once.ts';

/** A server that restarts closes the line by then; one that does not only wanted the page anew. */
const RESTART_MS = 3000;
const SOCKET_ID = 'socketId';

type ServerConnection = {
  readonly on: <Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ) => unknown;
  readonly isUp: () => boolean;
  /** Not before everything written has been answered. */
  readonly reload: () => void;
};

/** Does what the server says of the page itself. `isRestarting`: it is loaded anew once the line is back. */
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
      // Storage may be forbidden; nothing depends on it.
    }
  });
  return { isRestarting: () => restarting };
}
