import { CallError } from '#lib/http/client/call.ts';
import { deskErrorMessage } from '../desk-errors.ts';

/** Why a text must not be sent as the hosted profile. */
const FAULTS: Readonly<Record<string, string>> = {
  empty: 'There is nothing to send.',
  too_long: 'Too long for chat: six hundred characters at most.',
  number: 'No numbers that somebody could call.',
  link: 'No links and no addresses.',
  money: 'Nothing about money.',
  meeting: 'Hosted profiles never ask to meet.',
  claims_human: 'Do not say that the profile is a person: it is hosted by us.',
  self_harm: 'This touches self-harm: the service’s own words with the help line answer that.',
  minors: 'Nothing about minors.',
  contact: 'Hosted profiles exchange no contact data.',
  sales: 'This member is marked as needing care: sell nothing to them.',
};

/** The error message for a failed action in a conversation. */
export function conversationMessages(error: unknown): string {
  if (!(error instanceof CallError)) return deskErrorMessage('unexpected');
  const { code, params } = error;
  const fault = FAULTS[String(params['fault'])];
  if (code === 'input_invalid' && fault !== undefined) return fault;
  if (code === 'conflict' && params['most'] !== undefined) {
    return `You hold ${String(params['most'])} talks, which is the most. Hand one back first.`;
  }
  if (code === 'conflict') return 'Nobody holds this talk any more, or the member is out of reach.';
  return deskErrorMessage(code);
}
