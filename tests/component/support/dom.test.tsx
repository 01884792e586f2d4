import { beforeEach, expect, test } from '@jest/globals';
import { present } from './element.ts';

const element = (selector: string): HTMLElement =>
  present(document.querySelector<HTMLElement>(selector));

const control = (selector: string): HTMLInputElement =>
  present(document.querySelector<HTMLInputElement>(selector));

beforeEach(() => {
  document.body.innerHTML =
    '<label for="a">One</label><input id="a"><input id="b"><div><p title="x, y">Text</p></div>';
});

test('computed styles follow each change of attributes, style sheets and parents', () => {
  const text = element('p');
  const display = () => getComputedStyle(text).display;
  expect(display()).toBe('block');
  text.hidden = true;
  expect(display()).toBe('none');
  text.hidden = false;
  expect(display()).toBe('block');
  for (const selector of ['a, p', 'div > p', '[title]', 'p[title="x, y"]', 'a, :is(b, p)', '*']) {
    const sheet = document.createElement('style');
    sheet.textContent = `${selector} { display: none }`;
    document.head.append(sheet);
    expect([selector, display()]).toEqual([selector, 'none']);
    sheet.remove();
    expect([selector, display()]).toEqual([selector, 'block']);
  }
  element('div').style.visibility = 'hidden';
  expect(getComputedStyle(text).visibility).toBe('hidden');
});

test('labels follow each change of their controls', () => {
  const texts = (selector: string) =>
    [...(control(selector).labels ?? [])].map(({ textContent }) => textContent);
  expect([texts('#a'), texts('#b')]).toEqual([['One'], []]);
  element('label').setAttribute('for', 'b');
  expect([texts('#a'), texts('#b')]).toEqual([[], ['One']]);
  const around = document.createElement('label');
  around.append('Two', element('#b'));
  document.body.prepend(around);
  expect([texts('#a'), texts('#b')]).toEqual([[], ['Two', 'One']]);
  around.remove();
  expect(texts('#a')).toEqual([]);
});
