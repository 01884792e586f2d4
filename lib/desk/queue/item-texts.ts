import type { QueueItem } from './item-schema.ts';

type Report = Extract<QueueItem, { readonly kind: 'report' }>;
type Snapshot = Report['snapshots'][number];

function messageTexts({ messages }: Snapshot): readonly string[] {
  const reported = messages.filter((message) => message.reported);
  const others = messages.filter((message) => !message.reported).toReversed();
  return [...reported, ...others].flatMap(({ text, first }) => [text, first ?? '']);
}

function profileTexts({ about, lookingFor, work, study, prompts }: Snapshot): readonly string[] {
  return [about, lookingFor, work, study, ...prompts.map(({ answer }) => answer)];
}

/** What members wrote in an item of the queue, without names, the most important first. Pure. */
export function itemTexts(item: QueueItem): readonly string[] {
  switch (item.kind) {
    case 'photo':
    case 'chat_photo':
    case 'photo_appeal':
    case 'chat_appeal':
      return [item.refusal?.appeal ?? '', item.caption ?? ''];
    case 'verification':
      return [];
    case 'text': {
      const { about, lookingFor, work, study, profilePrompts } = item;
      return [about, lookingFor, work, study, ...profilePrompts.map(({ answer }) => answer)];
    }
    case 'review':
    case 'review_appeal':
      return [item.refusal?.appeal ?? '', item.text];
    case 'report':
      return [
        item.details,
        ...item.snapshots.flatMap(messageTexts),
        ...item.snapshots.flatMap(profileTexts),
      ];
  }
}
