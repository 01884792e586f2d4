import { describe, expect, test } from '@jest/globals';
import { choicesOf } from '#components/desk/queue/choices.ts';
import type { Item, PictureItem, ReportItem, TextItem } from '#components/desk/queue/queue-item.ts';
import { photoReasons, textReasons } from '#lib/review-queue/reasons.ts';

const MODE = { renames: false, photoId: null };
const who = { kind: 'member' };
const photo = { id: 'p', kind: 'photo' } as PictureItem;
const text = { id: 't', kind: 'text', mark: 'm' } as TextItem;
const report = { id: 'r', kind: 'report', who } as ReportItem;
const hosted = { ...report, who: { ...report.who, kind: 'hosted' } } as ReportItem;

const keys = (item: Item, mode = MODE) => choicesOf(item, mode).map(({ key }) => key);

describe('the keys of a decision', () => {
  test('are unique, and cover every reason', () => {
    for (const item of [photo, text, report, hosted]) {
      expect(new Set(keys(item)).size).toBe(keys(item).length);
    }
    expect(keys(photo)).toEqual(['a', ...photoReasons.map((_, index) => String(index + 1))]);
    expect(keys(text)).toEqual(['a', ...textReasons.map((_, index) => String(index + 1))]);
    const refused = choicesOf(photo, MODE).flatMap(({ decision }) =>
      decision.kind === 'photo' && decision.verdict !== 'approve' ? decision.verdict : [],
    );
    expect(refused).toEqual([...photoReasons]);
  });

  test('send the mark of the reviewed version', () => {
    const [approve, insult] = choicesOf(text, { ...MODE, renames: true });
    expect(approve?.decision).toMatchObject({ kind: 'text', id: 't', mark: 'm', renames: false });
    expect(insult?.decision).toMatchObject({ verdict: 'insult', renames: true, mark: 'm' });
  });

  test('close no account of a hosted profile', () => {
    expect(keys(report)).toContain('9');
    expect(keys(hosted)).not.toContain('9');
  });

  test('refuse the selected photo of a report', () => {
    const [first] = choicesOf(report, { ...MODE, photoId: 'x' });
    expect(first?.decision).toEqual({
      kind: 'report',
      id: 'r',
      consequence: { kind: 'photo', photoId: 'x', reason: 'not_a_person' },
    });
  });
});
