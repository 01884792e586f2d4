/** What waits for somebody's judgement, each kind in a queue of its own. */
export const queueKinds = [
  'photo',
  'chat_photo',
  'text',
  'report',
  'review',
  'photo_appeal',
  'chat_appeal',
  'review_appeal',
] as const;

export type QueueKind = (typeof queueKinds)[number];

/** Something that waits, by its kind and the id of its row. */
export type QueueKey = { readonly kind: QueueKind; readonly id: string };

/** How the queue is shown: the second looks stand together. */
export const lanes = ['photo', 'chat_photo', 'text', 'report', 'review', 'appeal'] as const;

export type Lane = (typeof lanes)[number];

export function kindsOf(lane: Lane): readonly QueueKind[] {
  return lane === 'appeal' ? ['photo_appeal', 'chat_appeal', 'review_appeal'] : [lane];
}
