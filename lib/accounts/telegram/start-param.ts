const TRACKER_LENGTH = 16;
const SECRET_LENGTH = 43;
const START = new RegExp(`^[\\w-]{${TRACKER_LENGTH + SECRET_LENGTH}}$`);

/** What a bot is started with: who wants it, and the secret that proves it. At most 64 characters. */
export function writeStart(trackerId: string, secret: string): string {
  return `${trackerId}${secret}`;
}

/** The other way; null for any other word. Pure. */
export function readStart(startParam: string): { trackerId: string; secret: string } | null {
  if (!START.test(startParam)) return null;
  return {
    trackerId: startParam.slice(0, TRACKER_LENGTH),
    secret: startParam.slice(TRACKER_LENGTH),
  };
}
