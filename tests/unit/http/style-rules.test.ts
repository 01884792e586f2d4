import { describe, expect, test } from '@jest/globals';
import { readStyles, stylesFor } from '#lib/http/style-rules.ts';

const CSS = `
@layer base, utilities;
@font-face { font-family: "Used Face"; src: url(../media/used.woff2) }
@font-face { font-family: Other; src: url("../media/other.woff2") }
@property --turn { syntax: "*"; inherits: false }
@property --unused { syntax: "*"; inherits: false }
@view-transition { navigation: auto }
@keyframes rise { to { opacity: 1 } }
@keyframes fall { to { opacity: 0 } }
@layer base { body { font-family: Used Face; rotate: var(--turn) } }
@layer utilities {
  .mt-4 { margin-top: 1rem }
  .lg\\:h-9 { height: 9px }
  .\\32xl\\:p-0 { padding: 0 }
  .\\[\\&_a\\]\\:underline a { text-decoration: underline }
  .unused, .shown:hover { color: red }
  .rise:not(.still) { animation: rise 1s }
  .group-open\\:turn:is(:where(.group):open *) { rotate: 180deg }
  .card.unused { color: blue }
  @media (width >= 64rem) { .wide { width: 50% } .unused { width: 1px } }
  @media print { .unused { display: none } }
}`;

const usedStyles = (...classes: string[]) =>
  stylesFor(readStyles(CSS, '/_next/static/chunks/a.css?v'), new Set(classes)).replace(/\s+/g, ' ');

describe('the styles that a page receives', () => {
  test('include the rules of its classes, in any notation', () => {
    const css = usedStyles(
      'mt-4',
      'lg:h-9',
      '2xl:p-0',
      '[&_a]:underline',
      'group-open:turn',
      'card',
    );
    for (const part of ['margin-top', 'height: 9px', 'padding: 0', 'underline', '180deg']) {
      expect(css).toContain(part);
    }
    for (const part of ['red', 'blue', '50%', 'print']) expect(css).not.toContain(part);
  });

  test('include a rule when any of its selectors matches, inside its group', () => {
    expect(usedStyles('shown')).toContain('.shown:hover { color: red }');
    expect(usedStyles('wide')).toMatch(
      /@media \(width >= 64rem\) ?\{ ?\.wide \{ width: 50% \} ?\}/,
    );
  });

  test('include everything without a class, and keep the order of the layers', () => {
    expect(usedStyles()).toMatch(/^@layer base, utilities;@font-face/);
    expect(usedStyles()).toContain('@view-transition { navigation: auto }@layer base');
    expect(usedStyles()).toContain('body { font-family: Used Face');
  });

  test('include only used fonts, animations and properties, with full addresses', () => {
    const css = usedStyles('rise');
    expect(css).toContain('url(/_next/static/media/used.woff2)');
    expect(css).toContain('@keyframes rise');
    expect(css).toContain('@property --turn');
    for (const part of ['Other', 'fall', '--unused']) expect(css).not.toContain(part);
    expect(usedStyles()).not.toContain('@keyframes rise');
  });
});
