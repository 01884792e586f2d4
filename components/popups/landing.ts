/** The texts' own key: when this visit began. */
const LANDED = 'landedTime';
/** Messages given with the answer of a login or signup, until the page behind it has told of them. */
const GIFT = 'regalo_messaggi';

const HOLDS_MS = 600_000;

/** Whether a visit that began then is over: after ten minutes, and when the clock was set back. */
export function isNewLanding(landedTime: string | null, now: number): boolean {
  const landed = Number(landedTime ?? '');
  return !(landed > 0 && landed <= now && now - landed <= HOLDS_MS);
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Without storage every page is a landing of its own.
  }
}

export function landsAnew(): boolean {
  return isNewLanding(read(LANDED), Date.now());
}

export function markLanded(): void {
  write(LANDED, String(Date.now()));
}

/** After a login or signup: the next page starts up afresh and tells of the gift, if there was one. */
export function rememberEntry(giftedMessages: number): void {
  write(LANDED, null);
  write(GIFT, giftedMessages > 0 ? String(giftedMessages) : null);
}

/** The gift that a login or signup left to tell of, once. */
export function takeGift(): number {
  const messages = Number(read(GIFT) ?? '0');
  write(GIFT, null);
  return Number.isSafeInteger(messages) && messages > 0 ? messages : 0;
}
