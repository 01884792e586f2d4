import type { Tone } from '../pill.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'good',
  captured: 'good',
  won: 'good',
  active: 'good',
  done: 'good',
  processing: 'accent',
  requires_action: 'accent',
  pending: 'accent',
  requested: 'accent',
  submitted: 'accent',
  inquiry: 'accent',
  submitting: 'accent',
  confirming: 'accent',
  open: 'bad',
  lost: 'bad',
  failed: 'bad',
  unknown: 'bad',
  unmatched: 'bad',
  past_due: 'bad',
};

/** The tone of a payment state; states without a tone of their own are plain. */
export function toneOf(state: string): Tone {
  return TONES[state] ?? 'plain';
}
