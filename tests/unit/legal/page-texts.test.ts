import { describe, expect, test } from '@jest/globals';
import { firstQuestions } from '#components/home/first-questions.ts';
import { withContents } from '#components/legal/with-contents.ts';

const SUMMARY = '<aside id="summary"><h2>In short</h2><ul><li>a</li></ul></aside>';

describe('the contents of a published text', () => {
  test('are its second-level headings; existing ids stay, others are generated', () => {
    const html = '<h2 id="billingPolicy">6. <em>Prices</em></h2><p>a</p><h2>Else</h2><p>b</p>';
    expect(withContents(html)).toEqual({
      html: '<h2 id="billingPolicy">6. <em>Prices</em></h2><p>a</p><h2 id="part-2">Else</h2><p>b</p>',
      contents: [
        { id: 'billingPolicy', title: '6. Prices' },
        { id: 'part-2', title: 'Else' },
      ],
    });
  });

  test('leave the summary above the text unchanged', () => {
    const { html, contents } = withContents(`${SUMMARY}<h2 id="a">A</h2>`);
    expect(html).toBe(`${SUMMARY}<h2 id="a">A</h2>`);
    expect(contents).toEqual([{ id: 'a', title: 'A' }]);
  });

  test('are empty for a text without headings', () => {
    expect(withContents('<p>a</p>')).toEqual({
      html: '<p>a</p>',
      contents: [],
    });
  });
});

describe('the first questions of a FAQ', () => {
  const faq = `${SUMMARY}<h2 id="free">Is it free?</h2>\n<p>Yes.</p><ul><li>b</li></ul><h2>Two?</h2><p>2</p>`;

  test('include everything below them, and exclude the summary', () => {
    expect(firstQuestions(faq, 3)).toEqual([
      { question: 'Is it free?', answer: '<p>Yes.</p><ul><li>b</li></ul>' },
      { question: 'Two?', answer: '<p>2</p>' },
    ]);
  });

  test('are as many as requested, with those of a visitor first', () => {
    const asked = ['mail', 'cancel', 'free', 'blurred', 'hosted', 'bother', 'visible']
      .map((id) => `<h2 id="${id}">${id}</h2><p>a</p>`)
      .join('');
    const titles = (count: number) => firstQuestions(asked, count).map(({ question }) => question);
    const first = ['free', 'visible', 'bother', 'hosted', 'cancel'];
    expect(titles(5)).toEqual(first);
    expect(titles(9)).toEqual([...first, 'mail', 'blurred']);
  });
});
