import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { legalKinds } from '#lib/legal/kinds.ts';
import { renderText } from '#lib/legal/render-text.ts';

const cases = legalKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

function brandOf(id: string) {
  const brand = brandById(id);
  if (!brand) throw new Error(id);
  return brand;
}

test.each(cases)('%s in %s has a title, no hole and no script', (kind, locale) => {
  const source = readFileSync(join('prisma', 'seed', 'legal', `${kind}.${locale}.html`), 'utf8');
  const { title, html } = renderText(source, brandOf('fuego'), locale);
  expect(title.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/\{\{|<script|style=|onclick/);
});

test.each(locales)('the terms in %s have the billing policy and article 14', (locale) => {
  const source = readFileSync(join('prisma', 'seed', 'legal', `terms.${locale}.html`), 'utf8');
  const { html } = renderText(source, brandOf('dolcevita'), locale);
  expect(html).toContain('id="billingPolicy"');
  expect(html).toContain('id="art14"');
  expect(html.match(/<h2/g)).toHaveLength(16);
  expect(html).toContain('Riviera Incontri Demo S.r.l.');
});

test('a placeholder that nobody knows stops the publication', () => {
  expect(() => renderText('<h1>T</h1>{{nobody}}', brandOf('spark'), 'en')).toThrow('nobody');
});
