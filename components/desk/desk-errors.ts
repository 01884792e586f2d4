import { CallError, codeOf } from '#lib/http/client/call.ts';

/** Error messages for staff; a code not listed is shown as it is. */
const MESSAGES: Readonly<Record<string, string>> = {
  wrong_credentials: 'Address and password do not fit together.',
  second_factor_wrong: 'This code is wrong or was used before. Wait for the next one.',
  unauthenticated: 'Your session has ended. Log in again.',
  forbidden: 'Your role does not do this.',
  invitation_ended: 'This invitation has ended. Ask an admin for another.',
  password_missing: 'Choose a password.',
  password_weak: 'Too simple: take eight characters or more, and not your address.',
  password_breached: 'This password is on lists of stolen ones. Choose another.',
  too_many_requests: 'Too many tries. Wait a few minutes.',
  email_malformed: 'This is no e-mail address.',
  field_missing: 'A name is needed.',
  conflict: 'This has changed meanwhile, or works here already.',
  input_invalid: 'Something here is not as it has to be.',
  flow_unknown: 'The brand has no such flow or version.',
  not_found: 'This is not there any more.',
  purpose_missing: 'Say first why you look.',
  dispute_open: 'The payer’s bank holds this money while it decides. Nothing can go back now.',
  refund_exceeds: 'More than what is left of this payment. Nothing was given back.',
  refund_closed: 'This can no longer be given back.',
  idempotency_reused: 'Somebody decided about this meanwhile. Load it anew.',
  card_data_refused: 'This looks like a card number. Leave it out.',
  withdrawal_closed: 'Nothing of this order is left to withdraw from.',
  input_too_large: 'This is too much at once.',
  contact_text_missing: 'Write something first.',
  text_too_long: 'This is longer than a mail may be.',
  conversation_held: 'Another operator holds this talk.',
  conversation_blocked: 'One of the two has ended this conversation.',
  client_id_reused: 'This was sent before in other words.',
  offline: 'No connection. Nothing was changed.',
};

/** Why an action conflicts with the state, where the error says so. */
const CLASHES: Readonly<Record<string, string>> = {
  erased: 'The account was erased. There is nobody to write to.',
  disabled: 'The account is closed. Open it first.',
  written: 'Something was written meanwhile. Read it first; your words are kept.',
};

/** The message for a refused call. */
export function deskError(error: unknown): string {
  if (error instanceof CallError && error.code === 'conflict') {
    const { by, state, left } = error.params;
    if (by !== undefined) return `${String(by)} answers this now.`;
    if (left === 0) return 'You have given all that you may within 24 hours.';
    if (left !== undefined) return `You may give ${String(left)} more within these 24 hours.`;
    return CLASHES[String(state)] ?? deskErrorMessage('conflict');
  }
  return deskErrorMessage(codeOf(error));
}

export function deskErrorMessage(code: string): string {
  return MESSAGES[code] ?? `Something went wrong (${code}).`;
}
