import { QueueKind } from '../../db/generated/enums.ts';

/** Kinds of items that wait for a moderator, each with its own queue. */
export const queueKinds = Object.values(QueueKind);

/** A waiting item, by its kind and the id of its row. */
export type QueueKey = { readonly kind: QueueKind; readonly id: string };

/** The tabs of the queue: all appeals share one, and what was passed on to senior moderators of every kind. */
export const lanes = [
  'photo',
  'verification',
  'chat_photo',
  'text',
  'report',
  'review',
  'appeal',
  'senior',
] as const;

export type Lane = (typeof lanes)[number];

export function kindsOf(lane: Lane): readonly QueueKind[] {
  if (lane === 'senior') return queueKinds;
  return lane === 'appeal' ? ['photo_appeal', 'chat_appeal', 'review_appeal'] : [lane];
}
