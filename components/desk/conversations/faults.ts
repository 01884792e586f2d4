import { CallError } from '#lib/http/client/call-error.ts';
import { deskErrorMessage } from '../desk-errors.ts';
import { ANSWER_MAX_LENGTH } from '#lib/hosted/limits.ts';

/** Why a text must not be sent as the hosted profile. */
const FAULTS: Readonly<Record<string, string>> = {
  empty: 'Enter a message.',
  too_long: `Too long: ${String(ANSWER_MAX_LENGTH)} characters at most.`,
  number: 'Remove phone numbers.',
  link: 'Remove links and addresses.',
  money: 'Remove mentions of money.',
  meeting: 'Hosted profiles must not suggest meeting.',
  claims_human: 'Do not claim that the profile is a real person.',
  self_harm: 'Self-harm: use the suggested reply with the helpline.',
  minors: 'Remove mentions of minors.',
  contact: 'Hosted profiles must not exchange contact details.',
  sales: 'This member needs care: no sales.',
};

/** The error message for a failed action in a conversation. */
export function conversationMessages(error: unknown): string {
  if (!(error instanceof CallError)) return deskErrorMessage('unexpected');
  const { code, params } = error;
  const fault = FAULTS[String(params['fault'])];
  if (code === 'input_invalid' && fault !== undefined) return fault;
  if (code === 'conflict' && params['most'] !== undefined) {
    return `You hold the maximum of ${String(params['most'])} conversations. Hand one back first.`;
  }
  if (code === 'conflict')
    return 'This conversation is no longer held, or the member cannot be reached.';
  return deskErrorMessage(code);
}
