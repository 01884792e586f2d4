import { photoReasons, reviewReasons, textReasons } from '#lib/review-queue/reasons.ts';
import {
  reasonName,
  type Choice,
  type Decision,
  type Item,
  type ReportItem,
} from './queue-item.ts';

export interface Mode {
  /** For a text: also resets the screen name. */
  renames: boolean;
  /** For a report: the photo to reject. */
  photoId: string | null;
}

function numbered<Reason extends string>(
  reasons: readonly Reason[],
  decision: (reason: Reason) => Decision,
  first = 1,
): Choice[] {
  return reasons.map((reason, index) => ({
    key: String(index + first),
    label: reasonName(reason),
    tone: 'bad',
    decision: decision(reason),
  }));
}

const approve = (label: string, decision: Decision): Choice => ({
  key: 'a',
  tone: 'good',
  label,
  decision,
});

function ofReport({ id, who }: ReportItem, photoId: string | null): Choice[] {
  const kind = 'report' as const;
  if (photoId !== null) {
    return numbered(photoReasons, (reason) => {
      return { kind, id, consequence: { kind: 'photo', photoId, reason } };
    });
  }
  const textChoices = numbered(
    textReasons,
    (reason) => ({ kind, id, consequence: { kind: 'text', reason } }),
    2,
  ).map((choice) => ({ ...choice, label: `Text: ${choice.label.toLowerCase()}` }));
  const note: Decision = { kind, id, consequence: { kind: 'none' } };
  const disable: Decision = { kind, id, consequence: { kind: 'disabled' } };
  return [
    approve('Dismiss', { kind, id, consequence: null }),
    { key: '1', label: 'Uphold, no action', tone: 'bad', decision: note },
    ...textChoices,
    ...(who.kind === 'member'
      ? [{ key: '9', label: 'Disable account', tone: 'grave' as const, decision: disable }]
      : []),
  ];
}

/** Every possible decision about an item, each with its key. Pure. */
export function choicesOf(item: Item, { renames, photoId }: Mode): readonly Choice[] {
  const { id } = item;
  switch (item.kind) {
    case 'photo':
    case 'chat_photo': {
      const { kind } = item;
      return [
        approve('Approve', { kind, id, verdict: 'approve' }),
        ...numbered(photoReasons, (verdict) => ({ kind, id, verdict })),
      ];
    }
    case 'text': {
      const { kind, mark } = item;
      return [
        approve('Approve', { kind, id, mark, verdict: 'approve', renames: false }),
        ...numbered(textReasons, (verdict) => ({ kind, id, mark, verdict, renames })),
      ];
    }
    case 'review': {
      const { kind, revision } = item;
      return [
        approve('Publish', { kind, id, revision, verdict: 'approve' }),
        ...numbered(reviewReasons, (verdict) => ({ kind, id, revision, verdict })),
      ];
    }
    case 'report':
      return ofReport(item, photoId);
    case 'photo_appeal':
    case 'chat_appeal':
    case 'review_appeal': {
      const { kind } = item;
      const deny: Decision = { kind, id, verdict: 'denied' };
      return [
        approve('Grant appeal', { kind, id, verdict: 'granted' }),
        { key: '1', label: 'Reject appeal', tone: 'bad', decision: deny },
      ];
    }
  }
}
