import { fail } from '../kernel/errors.ts';
import { refuseCardData } from '../payments/refuse-card-data.ts';
import { maskPhoneNumbers } from '../text/phone-numbers.ts';
import { storableText } from './storable-text.ts';

const LONGEST = 2_000;

type Writer = { readonly cardVerified: boolean };

/** A member's words as they may be stored, and as an earlier try may have stored them. */
type Accepted = { readonly body: string; readonly alike: string };

/**
 * What a member wrote, as it may be stored: telephone numbers are hidden until the card check. Raises
 * `message_empty`, unless a photo goes with it, `message_too_long`, `card_data_refused`.
 */
export function acceptText(text: string, { cardVerified }: Writer, withPhoto = false): Accepted {
  const trimmed = storableText(text).trim();
  if (trimmed === '' && !withPhoto) fail('message_empty');
  if (trimmed.length > LONGEST) fail('message_too_long', { limit: LONGEST });
  refuseCardData({ msg: trimmed });
  const masked = maskPhoneNumbers(trimmed);
  return cardVerified ? { body: trimmed, alike: masked } : { body: masked, alike: trimmed };
}
