import { fail } from '../kernel/errors.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { isBlank } from '../text/is-blank.ts';
import { maskPhoneNumbers } from '../text/phone-numbers.ts';
import { MESSAGE_MAX_LENGTH } from './limits.ts';

/** The text without characters that the database cannot store: one of them would fail the whole batch. Pure. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

type Writer = { readonly cardVerified: boolean };

/** A member's text as it may be stored, and as an earlier attempt may have stored it. */
type Accepted = { readonly body: string; readonly alike: string };

/**
 * A member's text as it may be stored: phone numbers are masked before the card check. Raises
 * `message_empty`, unless a photo is attached, `message_too_long`, `card_data_refused`.
 */
export function acceptText(text: string, { cardVerified }: Writer, withPhoto = false): Accepted {
  const trimmed = storableText(text).trim();
  if (isBlank(trimmed) && !withPhoto) fail('message_empty');
  if (trimmed.length > MESSAGE_MAX_LENGTH) fail('message_too_long', { limit: MESSAGE_MAX_LENGTH });
  refuseCardData({ msg: trimmed });
  const masked = maskPhoneNumbers(trimmed);
  return cardVerified ? { body: trimmed, alike: masked } : { body: masked, alike: trimmed };
}
