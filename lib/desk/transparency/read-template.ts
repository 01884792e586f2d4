import type { TransparencyReport } from './contract.ts';
import { noticeCategoryOf, noticeKeywordOf } from './categories.ts';
import type { Period } from './period.ts';
import { readAllComplaints, readMeasures, readNotices } from './read-transparency.ts';
import { TOTAL } from './template-categories.ts';

type Notice = TransparencyReport['notices'][number];

/** The values of the Commission's template. */
export type TemplateValues = {
  /** By the name of a row: everything, a category, or a keyword of a category. */
  readonly notices: ReadonlyMap<string, Notice>;
  readonly measures: TransparencyReport['measures'];
  readonly complaints: Omit<TransparencyReport['complaints'][number], 'what'>;
};

/** For senior moderators and who reads analytics: what the template's files of a period have values for. */
export async function readTemplate(period: Period): Promise<TemplateValues> {
  const names = [() => TOTAL, noticeCategoryOf, noticeKeywordOf];
  const [measures, complaints, ...notices] = await Promise.all([
    readMeasures(period),
    readAllComplaints(period),
    ...names.map((nameOf) => readNotices(period, nameOf)),
  ]);
  const byName = new Map(notices.flat().map((row) => [row.reason, row]));
  return { notices: byName, measures, complaints };
}
