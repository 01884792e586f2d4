import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { heroes } from '#components/brand/heroes.ts';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawn = brandIds.map((brand) => ({
  brand,
  svg: renderToStaticMarkup(createElement(heroes[brand])),
}));

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(drawn)('the picture of $brand', ({ svg }) => {
  test('is five by six and says nothing aloud', () => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 960"[^>]*aria-hidden="true"/);
  });

  test('weighs at most 12 kB on the wire', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12_000);
  });

  test('has no gap in its drawing and points only to what it holds', () => {
    expect(svg).not.toMatch(/undefined|NaN/);
    const held = all(svg, /\bid="([^"]+)"/g);
    expect(new Set(held).size).toBe(held.length);
    const named = [...all(svg, /url\(#([^)]+)\)/g), ...all(svg, /href="#([^"]+)"/g)];
    for (const name of named) expect(held).toContain(name);
  });

  test('takes its colours from the tokens, but for white', () => {
    const plain = all(svg, /(?:fill|stroke|stop-color)="(#[^"]+)"/g);
    for (const colour of plain) expect(['#fff', '#ffffff']).toContain(colour);
  });
});

test('two pictures on one page never share a name', () => {
  const owners = new Map<string, string>();
  for (const { brand, svg } of drawn) {
    for (const id of all(svg, /\bid="([^"]+)"/g)) {
      expect(owners.get(id) ?? brand).toBe(brand);
      owners.set(id, brand);
    }
  }
});
