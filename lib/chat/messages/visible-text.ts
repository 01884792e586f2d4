import { maskPhoneNumbers } from '../../text/phone-numbers.ts';

type Written = { readonly body: string; readonly answerer: string | null };

/**
 * A peer's text as the reader may see it: phone numbers are visible only to members who passed the card
 * check. The script's text is exempt: its help lines are for every member. Pure.
 */
export function visibleText({ body, answerer }: Written, cardVerified: boolean): string {
  return cardVerified || answerer === 'script' ? body : maskPhoneNumbers(body);
}
