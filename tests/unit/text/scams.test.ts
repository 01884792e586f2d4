import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { scamSigns, type ScamSign } from '#lib/text/scams.ts';
import { warningsIn } from '#lib/text/warnings.ts';
import type { MessageTree } from '#lib/i18n/message-tree.ts';
import { messagesOf } from '#lib/i18n/messages.ts';

const KINDS: Readonly<Record<string, ScamSign | null>> = { m: 'money', s: 'scam', '-': null };

type Listed = { readonly kind: ScamSign | null; readonly text: string };

function linesOf(name: string): readonly string[] {
  return readFileSync(`tests/unit/text/scams/${name}.txt`, 'utf8').trim().split('\n');
}

/** The measured texts of a language: requests for money, known scams, and harmless ones that use the same words. */
function listOf(locale: string): readonly Listed[] {
  return linesOf(locale).map((line) => ({
    kind: KINDS[line.charAt(0)] ?? null,
    text: line.slice(2),
  }));
}

/** Texts in all languages, each with its own before the kind. */
function mixedList(name: string): readonly Listed[] {
  return linesOf(name).map((line) => ({
    kind: KINDS[line.charAt(3)] ?? null,
    text: line.slice(5),
  }));
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function measured(texts: readonly Listed[]): readonly string[] {
  const marked = texts.filter(({ text }) => scamSigns(text).length > 0);
  const rightly = marked.filter(({ kind }) => kind !== null).length;
  const meant = texts.filter(({ kind }) => kind !== null).length;
  return [String(texts.length), percent(rightly, marked.length), percent(rightly, meant)];
}

describe('the marks of money requests and scams', () => {
  test.each(locales)('are measured on a hundred texts in %s', (locale) => {
    const texts = listOf(locale);
    expect(texts).toHaveLength(100);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(100);
    expect(texts.filter(({ kind }) => kind === null)).toHaveLength(50);
  });

  test('have the precision and recall that docs/safety.md states', () => {
    const page = readFileSync('docs/safety.md', 'utf8').replace(/ {2,}/g, ' ');
    const rows = [
      ...locales.map((locale) => [locale, ...measured(listOf(locale))]),
      ['all', ...measured(locales.flatMap(listOf))],
      ...['second', 'unseen'].map((name) => [name, ...measured(mixedList(name))]),
    ];
    for (const row of rows) expect(page).toContain(`| ${row.join(' | ')} |`);
  });

  test('name the more serious kind first, and survive disguises of the words', () => {
    expect(warningsIn('Install AnyDesk and send me 200 euros')).toEqual(['scam', 'money']);
    expect(scamSigns('S\u200bend m\u0435 200 euros')).toEqual(['money']);
    expect(scamSigns('')).toEqual([]);
  });

  test.each(locales)('are on none of our own texts in %s', (locale) => {
    const textsIn = (tree: MessageTree): readonly string[] =>
      Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : textsIn(part)));
    const own = textsIn(messagesOf(locale)['hosted'] as MessageTree);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((text) => scamSigns(text).length > 0)).toEqual([]);
  });
});
