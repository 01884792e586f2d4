import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { documentTitle } from '#app/document-title.ts';
import { brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { translator } from '#lib/i18n/translate.ts';

const ROOT = 'app/[brand]/[locale]';
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('page.tsx'))
  .map((path) => join(ROOT, path));

test('every page of a brand has a title of its own', () => {
  expect(pages.length).toBeGreaterThan(50);
  const untitled = pages.filter((path) => {
    const source = readFileSync(path, 'utf8');
    const redirects = source.includes('Promise<never>');
    return (
      !redirects &&
      !/export (?:const|async function) generateMetadata|metadata: Metadata = \{ title/.test(source)
    );
  });
  expect(untitled).toEqual([]);
});

test('no title has the brand’s name twice', () => {
  const named = brands.flatMap(({ id, name, locales }) =>
    [locales.default, ...locales.others].map((locale) => ({
      name,
      title: translator(locale, 'brand', id)('title'),
    })),
  );
  expect(named.some(({ name, title }) => title.includes(name))).toBe(true);
  for (const { name, title } of named) {
    const shown = documentTitle(name, title);
    const full = typeof shown === 'string' ? `${shown} · ${name}` : Object.values(shown).join();
    expect(full.split(name)).toHaveLength(2);
  }
});

/** The key of a member page's title. */
function titleKey(path: string): string | undefined {
  const source = readFileSync(path, 'utf8');
  const [, section] = /= sectionTitle\('(\w+)'\)/.exec(source) ?? [];
  if (section !== undefined) return `shell.titles.${section}`;
  const [, texts] = /= pageTitle\('([\w.]+)'\)/.exec(source) ?? [];
  if (texts !== undefined) return `${texts}.title`;
  const own = /generateMetadata[^]+?getTranslations\('([\w.]+)'\);[^]+?t\('(\w+)'\)/.exec(source);
  return own === null ? undefined : `${own[1] ?? ''}.${own[2] ?? ''}`;
}

// Prompts over the search have the title of the page below them.
test.each(locales)('the pages of members have different titles in %s', (locale) => {
  const own = pages.filter(
    (path) =>
      path.includes('/member/') &&
      !path.includes('/hook/') &&
      !/Promise<never>|peerTitle/.test(readFileSync(path, 'utf8')),
  );
  expect(own.length).toBeGreaterThan(14);
  const titles = own.map((path) => {
    const [namespace = '', ...rest] = (titleKey(path) ?? '').split('.');
    const suffix = path.includes('[reference]') ? ' T-1' : '';
    return `${translator(locale, namespace)(rest.join('.'))}${suffix}`;
  });
  expect(new Set(titles).size).toBe(titles.length);
});
