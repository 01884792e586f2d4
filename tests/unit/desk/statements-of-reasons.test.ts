import { expect, test } from '@jest/globals';
import { noticeRows, termsRows } from '#lib/desk/transparency/template-categories.ts';
import { noticeCategoryOf, noticeKeywordOf, placeOf } from '#lib/desk/transparency/categories.ts';
import {
  photoReasons,
  reportReasons,
  reviewReasons,
  textReasons,
} from '#lib/review-queue/reasons.ts';

const namesOf = (rows: typeof noticeRows) => new Set(rows.map(({ name }) => name));

test('each reason has a row in the template, as a category and as a keyword', () => {
  const terms = namesOf(termsRows);
  for (const reason of [...photoReasons, ...reportReasons, ...reviewReasons, ...textReasons]) {
    const [category, keyword] = placeOf(reason);
    expect([reason, terms.has(category), terms.has(`${category} ${keyword}`)]).toEqual([
      reason,
      true,
      true,
    ]);
  }
});

test('each reason of a notice has a row of a category in the file of notices', () => {
  const names = namesOf(noticeRows);
  for (const reason of reportReasons) {
    const category = noticeCategoryOf(reason);
    const isWhole = category === 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE';
    expect([reason, names.has(category), names.has(noticeKeywordOf(reason))]).toEqual([
      reason,
      true,
      !isWhole,
    ]);
  }
});
