// [core §2 Pages without a form run no React]
import { describe, expect, test } from '@jest/globals';
import { themeScript } from '#lib/brands/theme-script.ts';
import { staticPage } from '#lib/http/static-page.ts';

const DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const page = (more = '') =>
  `<html><head><link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>` +
  `<script>${themeScript}</script></head><body><main>ciao</main>${DATA}` +
  `<script>self.__next_f.push([1,"$RC"])</script>${more}</body></html>`;

describe('a page without React in the browser', () => {
  test('keeps the theme and its data, drops all other scripts, and adds one of its own', () => {
    expect(staticPage(page(), '/visitor-1.js')).toBe(
      `<html><head><script>${themeScript}</script>` +
        '<script type="module" fetchpriority="low" src="/visitor-1.js"></script></head>' +
        `<body><main>ciao</main>${DATA}</body></html>`,
    );
  });

  test('stays unchanged when it was streamed in parts that its script assembles', () => {
    const inParts = page('<div hidden id="S:0">late</div><script>$RC("B:0","S:0")</script>');
    expect(staticPage(inParts, '/visitor-1.js')).toBe(inParts);
  });
});
