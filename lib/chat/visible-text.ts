import { maskPhoneNumbers } from '../text/phone-numbers.ts';

type Written = { readonly body: string; readonly answerer: string | null };

/**
 * What somebody else wrote, as the reader may see it: telephone numbers are for who passed the card check.
 * The script's words are ours: a help line is for everybody. Pure.
 */
export function visibleText({ body, answerer }: Written, cardVerified: boolean): string {
  return cardVerified || answerer === 'script' ? body : maskPhoneNumbers(body);
}
