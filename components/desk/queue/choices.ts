import {
  photoReasons,
  reportReasons,
  reviewReasons,
  textReasons,
  verificationReasons,
} from '#lib/review-queue/reasons.ts';
import { ruleOf } from './rules.ts';
import {
  reasonName,
  type Act,
  type Choice,
  type Decision,
  type Judgement,
  type Item,
  type ReportItem,
} from './queue-item.ts';

export interface Mode {
  /** For a text: also resets the screen name. */
  renames: boolean;
  /** For a report: the photo to reject. */
  photoId: string | null;
  /** For a report: what a reason is asked for. */
  act: Act | null;
}

function numbered<Reason extends string>(
  reasons: readonly Reason[],
  decision: (reason: Reason) => Decision,
  first = 1,
): Judgement[] {
  return reasons.map((reason, index) => ({
    // The tenth key of the row of digits is 0.
    key: String((index + first) % 10),
    label: reasonName(reason),
    rule: ruleOf(reason),
    tone: 'bad',
    decision: decision(reason),
  }));
}

const approve = (label: string, decision: Decision): Judgement => ({
  key: 'a',
  tone: 'good',
  label,
  decision,
});

function ofReport({ id, who }: ReportItem, { photoId, act }: Mode): Choice[] {
  const kind = 'report' as const;
  const withReason = (measure: Act): Choice[] =>
    numbered(reportReasons, (reason) => {
      return { kind, id, consequence: { kind: measure, reason, details: '' } };
    }).map((choice) => ({
      ...choice,
      tone: measure === 'disabled' ? 'grave' : 'bad',
      confirms: measure === 'disabled',
    }));
  if (act !== null) return withReason(act);
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
  return [
    approve('Dismiss', { kind, id, consequence: null }),
    { key: '1', label: 'Uphold, no action', tone: 'bad', decision: note },
    ...textChoices,
    ...(who.kind === 'member'
      ? [
          { key: '8', label: 'Warn…', tone: 'bad', opens: 'warning' } as const,
          { key: '9', label: 'Close account…', tone: 'grave', opens: 'disabled' } as const,
        ]
      : []),
  ];
}

/** Every possible decision about an item, each with its key. Pure. */
export function choicesOf(item: Item, mode: Mode): readonly Choice[] {
  const { renames } = mode;
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
    case 'verification': {
      const { kind, photoId } = item;
      const isSame: Decision = { kind, id, photoId, verdict: 'approve' };
      return [
        // Without a main photo there is nothing to compare.
        ...(photoId === null ? [] : [approve('Same person, pose seen', isSame)]),
        ...numbered(verificationReasons, (verdict) => ({
          kind,
          id,
          photoId,
          verdict,
        })),
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
      return ofReport(item, mode);
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
