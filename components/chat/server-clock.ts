/** A send that took longer, or was made again, says nothing of what time it is there now. */
const FRESH_MS = 10_000;

let ahead = 0;

/** A send written at `written`, by this device's clock, has been stored at `stored`, by the server's. */
export function noteServerTime(written: number, stored: number): void {
  const now = Date.now();
  if (now - written < FRESH_MS) ahead = stored - now;
}

/** The time at the server, as near as the last send told: a phone's own clock may be wrong. */
export function serverNow(): number {
  return Date.now() + ahead;
}
