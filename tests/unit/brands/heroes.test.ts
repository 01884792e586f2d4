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

describe.each(drawn)('the hero picture of $brand', ({ svg }) => {
  test('is five by six and hidden from assistive technology', () => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 960"[^>]*aria-hidden="true"/);
  });

  test('is at most 12 kB compressed', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12_000);
  });

  test('contains no undefined value and references only its own ids', () => {
    expect(svg).not.toMatch(/undefined|NaN/);
    const held = all(svg, /\bid="([^"]+)"/g);
    expect(new Set(held).size).toBe(held.length);
    const named = [...all(svg, /url\(#([^)]+)\)/g), ...all(svg, /href="#([^"]+)"/g)];
    for (const name of named) expect(held).toContain(name);
  });

  test('takes its colours from the tokens, except white', () => {
    const plain = all(svg, /(?:fill|stroke|stop-color)="(#[^"]+)"/g);
    for (const colour of plain) expect(['#fff', '#ffffff']).toContain(colour);
  });
});

test('two pictures on one page share no id', () => {
  const owners = new Map<string, string>();
  for (const { brand, svg } of drawn) {
    for (const id of all(svg, /\bid="([^"]+)"/g)) {
      expect(owners.get(id) ?? brand).toBe(brand);
      owners.set(id, brand);
    }
  }
});
