/** A send that took longer, or was repeated, does not show what time it is on the server now. */
const FRESH_MS = 10_000;

let ahead = 0;

/** A message written at `written`, by this device's clock, was stored at `stored`, by the server's clock. */
export function noteServerTime(written: number, stored: number): void {
  const now = Date.now();
  if (now - written < FRESH_MS) ahead = stored - now;
}

/** The time on the server, as estimated from the last send: a phone's own clock may be wrong. */
export function serverNow(): number {
  return Date.now() + ahead;
}
