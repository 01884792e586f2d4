import type { Acknowledgement } from '#lib/realtime/events.ts';
import type { LocalMessage } from './message-state.ts';

/** What prevents a message from being sent, with that message. */
export type Requirement =
  | { kind: 'credits'; message: LocalMessage; cost: number; held: number }
  | { kind: 'disclosure' | 'card_check'; message: LocalMessage };

const kinds: Readonly<Record<string, 'disclosure' | 'card_check'>> = {
  disclosure_required: 'disclosure',
  card_check_required: 'card_check',
};

/** A refusal that the member can resolve, with the server's parameters; null for any other. Pure. */
export function requirementOf(
  message: LocalMessage,
  { code, params }: Extract<Acknowledgement, { ok: false }>,
): Requirement | null {
  if (code === 'credits_exhausted') {
    return { kind: 'credits', message, cost: Number(params['cost']), held: Number(params['held']) };
  }
  const kind = kinds[code];
  return kind === undefined ? null : { kind, message };
}
