import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';
import { CARE_FILES_MAX, CARE_PDF_MEGABYTES, CARE_PICTURE_MEGABYTES } from '#lib/care/limits.ts';
import { SCHEDULED_WITHIN_DAYS } from '#lib/desk/limits.ts';
import { CallError, codeOf } from '#lib/http/client/call-error.ts';

/** Error messages for staff; a code not listed is shown as it is. */
const MESSAGES: Readonly<Record<string, string>> = {
  wrong_credentials: 'Wrong email or password.',
  second_factor_wrong: 'Invalid or already used code. Wait for the next one.',
  second_factor_needed: 'Not confirmed with your authenticator. Nothing was changed.',
  unauthenticated: 'Your session has ended. Log in again.',
  forbidden: 'Your role does not permit this action.',
  invitation_ended: 'This invitation has expired. Ask an admin for a new one.',
  password_missing: 'Choose a password.',
  password_weak: `Password too weak. Use at least ${String(PASSWORD_MIN_LENGTH)} characters, and not your email address.`,
  password_breached: 'This password appears in a data breach. Choose another.',
  too_many_requests: 'Too many attempts. Wait a few minutes.',
  email_malformed: 'Enter a valid email address.',
  field_missing: 'Enter a name.',
  conflict: 'This changed in the meantime or already exists.',
  input_invalid: 'Invalid input.',
  flow_unknown: 'Unknown flow or version.',
  not_found: 'Not found.',
  purpose_missing: 'Enter a reason for access first.',
  dispute_open: 'An open dispute blocks refunds of this payment.',
  refund_exceeds: 'The amount exceeds what is left to refund. Nothing was refunded.',
  price_unusual: 'This price is far from the usual one. Confirm it.',
  refund_closed: 'This payment can no longer be refunded.',
  idempotency_reused: 'Already decided by someone else. Reload the page.',
  card_data_refused: 'Remove what looks like a card number.',
  withdrawal_closed: 'Nothing in this order can be withdrawn.',
  input_too_large: 'The input is too large.',
  contact_text_missing: 'Enter a text.',
  text_too_long: 'The text is too long for an email.',
  conversation_held: 'Another operator holds this conversation.',
  conversation_blocked: 'The conversation was ended by a block.',
  client_id_reused: 'This message was already sent with a different text.',
  translation_unavailable: 'The translation failed. Try again, or escalate.',
  file_type_refused: 'Attach a JPEG, PNG, GIF or WebP picture, or a PDF.',
  file_too_large: `The file is too large: pictures up to ${String(CARE_PICTURE_MEGABYTES)} MB, PDFs up to ${String(CARE_PDF_MEGABYTES)} MB.`,
  file_unreadable: 'The picture cannot be opened; the file may be damaged.',
  file_missing: 'The file is empty.',
  file_expired: 'An attached file has expired. Remove it and attach it again.',
  files_full: `At most ${String(CARE_FILES_MAX)} files for one reply.`,
  brand_elsewhere: 'Another cell serves this brand. Its desk is linked on the start page.',
  unavailable: 'Not available right now. Try again in a minute.',
  offline: 'No connection. Nothing was saved.',
};

/** Why an action conflicts with the state, where the error says so. */
const CLASHES: Readonly<Record<string, string>> = {
  erased: 'The account was erased and cannot receive a reply.',
  disabled: 'The account is closed. Reopen it first.',
  merged: 'This ticket was merged into another one.',
  other_member: 'These tickets are not of one member.',
  scheduled: 'A publication of this is scheduled already. Cancel it first.',
  group_pending: 'A decision about one of these accounts is still being carried out.',
  group_decided: 'One of these accounts had the same decision within a day.',
  written: 'A new message arrived. Read it first; your draft is saved.',
};

/** Why nothing was translated. */
const TRANSLATION: Readonly<Record<string, string>> = {
  off: 'The language model does not answer at present. Try again in a minute, or escalate.',
  slow: 'The translation took too long. Try again, or escalate.',
  failed: 'The translation failed. Try again, or escalate.',
};

/** The message for a refused call. */
export function deskError(error: unknown): string {
  if (error instanceof CallError && error.params['state'] === 'brand_paused') {
    return 'This brand is paused. Nothing can be changed until it is served again.';
  }
  if (error instanceof CallError && error.fields.some(({ path }) => path === 'at')) {
    return `Choose a time within the next ${String(SCHEDULED_WITHIN_DAYS)} days.`;
  }
  if (error instanceof CallError && error.code === 'conflict') {
    const { by, state, left } = error.params;
    if (by !== undefined) return `${String(by)} is replying to this ticket.`;
    if (left === 0) return 'You have reached your limit for 24 hours.';
    if (left !== undefined) return `You can grant ${String(left)} more within 24 hours.`;
    return CLASHES[String(state)] ?? deskErrorMessage('conflict');
  }
  if (error instanceof CallError && error.code === 'translation_unavailable') {
    return TRANSLATION[String(error.params['state'])] ?? deskErrorMessage(error.code);
  }
  return deskErrorMessage(codeOf(error));
}

export function deskErrorMessage(code: string): string {
  return MESSAGES[code] ?? `Something went wrong (${code}).`;
}
