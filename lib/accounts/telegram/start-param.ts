const TRACKER_LENGTH = 16;
const SECRET_LENGTH = 43;
const START = new RegExp(`^[\\w-]{${TRACKER_LENGTH + SECRET_LENGTH}}$`);

/** Start parameter of the bot: the member's id and the secret that proves it. At most 64 characters. */
export function writeStart(trackerId: string, secret: string): string {
  return `${trackerId}${secret}`;
}

/** Parses a start parameter; null for any other text. Pure. */
export function readStart(startParam: string): { trackerId: string; secret: string } | null {
  if (!START.test(startParam)) return null;
  return {
    trackerId: startParam.slice(0, TRACKER_LENGTH),
    secret: startParam.slice(TRACKER_LENGTH),
  };
}
