import { ANY, LATER, SOME_ID, type Check } from './check-row.ts';

const OVER = "state = 'ended'";

/** Check constraints of calls and shared dates. */
export const MEETING_CHECKS: readonly Check[] = [
  ['calls_due_while_open', 'calls', { due_at: LATER }, OVER],
  ['calls_ended_whole', 'calls', { end_reason: null }, OVER],
  ['calls_answered', 'calls', { answered_at: null }, OVER],
  ['calls_in_order', 'calls', { answered_at: '2000-01-01T00:00:00Z' }, OVER],
  ['calls_of_two', 'calls', { caller_id: SOME_ID, callee_id: SOME_ID }, OVER],
  ['calls_signals_counted', 'calls', { signals: -1 }, OVER],
  ['shared_dates_due_while_planned', 'shared_dates', { due_at: null }, ANY],
  [
    'shared_dates_answered_once',
    'shared_dates',
    { contact_agreed_at: LATER, contact_declined_at: LATER },
    ANY,
  ],
  ['shared_dates_in_order', 'shared_dates', { check_in_at: '2000-01-01T00:00:00Z' }, ANY],
  ['shared_dates_worded', 'shared_dates', { place: '' }, ANY],
  ['shared_dates_reminded_whole', 'shared_dates', { reminded_at: null }, ANY],
];
