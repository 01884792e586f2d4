import { describe, expect, test } from '@jest/globals';
import { choicesOf, type Mode } from '#components/desk/queue/choices.ts';
import type { Item, PictureItem, ReportItem, TextItem } from '#components/desk/queue/queue-item.ts';
import { photoReasons, reportReasons, textReasons } from '#lib/review-queue/reasons.ts';

const MODE: Mode = { renames: false, photoId: null, act: null };
const who = { kind: 'member' };
const photo = { id: 'p', kind: 'photo' } as PictureItem;
const text = { id: 't', kind: 'text', mark: 'm' } as TextItem;
const report = { id: 'r', kind: 'report', who } as ReportItem;
const hosted = { ...report, who: { ...report.who, kind: 'hosted' } } as ReportItem;

const decisions = (item: Item, mode: Mode) =>
  choicesOf(item, mode).flatMap((choice) => ('decision' in choice ? choice.decision : []));
const keys = (item: Item, mode = MODE) => choicesOf(item, mode).map(({ key }) => key);

describe('the keys of a decision', () => {
  test('are unique, and cover every reason', () => {
    for (const item of [photo, text, report, hosted]) {
      expect(new Set(keys(item)).size).toBe(keys(item).length);
    }
    expect(keys(photo)).toEqual(['a', ...photoReasons.map((_, index) => String(index + 1))]);
    expect(keys(text)).toEqual(['a', ...textReasons.map((_, index) => String(index + 1))]);
    const refused = decisions(photo, MODE).flatMap((decision) =>
      decision.kind === 'photo' && decision.verdict !== 'approve' ? decision.verdict : [],
    );
    expect(refused).toEqual([...photoReasons]);
  });

  test('send the mark of the reviewed version', () => {
    const [approve, insult] = decisions(text, { ...MODE, renames: true });
    expect(approve).toMatchObject({ kind: 'text', id: 't', mark: 'm', renames: false });
    expect(insult).toMatchObject({ verdict: 'insult', renames: true, mark: 'm' });
  });

  test('warn and close an account for a reason with its rule, and closing asks once more', () => {
    for (const act of ['warning', 'disabled'] as const) {
      const choices = choicesOf(report, { ...MODE, act });
      expect(new Set(choices.map(({ key }) => key)).size).toBe(reportReasons.length);
      expect(choices.map(({ rule = '' }) => rule)).not.toContain('');
      const given = decisions(report, { ...MODE, act });
      expect(given).toEqual(
        reportReasons.map((reason) => ({
          kind: 'report',
          id: 'r',
          consequence: { kind: act, reason, details: '' },
        })),
      );
      const asks = choices.map((choice) => 'confirms' in choice && choice.confirms);
      expect(new Set(asks)).toEqual(new Set([act === 'disabled']));
    }
  });

  test('neither warn nor close the account of a hosted profile', () => {
    expect(keys(report)).toEqual(expect.arrayContaining(['8', '9']));
    expect(keys(hosted)).not.toEqual(expect.arrayContaining(['8']));
    expect(keys(hosted)).not.toContain('9');
  });

  test('refuse the selected photo of a report', () => {
    const [first] = decisions(report, { ...MODE, photoId: 'x' });
    expect(first).toEqual({
      kind: 'report',
      id: 'r',
      consequence: { kind: 'photo', photoId: 'x', reason: 'not_a_person' },
    });
  });
});
