import { forgetTypedEmail } from '#components/accounts/typed-email.ts';
import { writeStored, readStored } from '#components/ui/browser-memory.ts';
import { VISIT_MS } from '#lib/legal/limits.ts';

/** The reference text's own key: when this visit began. */
const LANDED = 'landedTime';
/** Messages given with the answer of a login or signup, until the page behind it has shown them. */
const GIFT = 'regalo_messaggi';

/** Whether a visit with that start is over: after `VISIT_MS`, or when the clock was set back. */
export function isNewLanding(landedTime: string | null, now: number): boolean {
  const landed = Number(landedTime ?? '');
  return !(landed > 0 && landed <= now && now - landed <= VISIT_MS);
}

export function isNewVisit(): boolean {
  return isNewLanding(readStored(LANDED), Date.now());
}

/** When this visit began; now, if the browser has not stored it. */
export function landedAt(): number {
  const landed = readStored(LANDED);
  return isNewLanding(landed, Date.now()) ? Date.now() : Number(landed);
}

export function markLanded(): void {
  writeStored(LANDED, String(Date.now()));
}

/** After a login or signup: the next page runs its start-up again and shows the gift, if there was one. */
export function rememberEntry(giftedMessages: number): void {
  writeStored(LANDED, null);
  forgetTypedEmail();
  writeStored(GIFT, giftedMessages > 0 ? String(giftedMessages) : null);
}

/** The gift that a login or signup has stored; it is returned once. */
export function takeGift(): number {
  const messages = Number(readStored(GIFT) ?? '0');
  writeStored(GIFT, null);
  return Number.isSafeInteger(messages) && messages > 0 ? messages : 0;
}
