// [core §2 Pages without a form run no React]
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const VISITOR = 'app/[brand]/[locale]/visitor';
/** Pages from which lib/http/static-page.ts removes React on their way to the browser. */
const STATIC_PAGES = ['page.tsx', 'legal/[page]/page.tsx', 'missing/page.tsx', 'offline/page.tsx'];
/** Components around every visitor page: on these pages they render nothing of their own, or are a member's bars. */
const AROUND = [
  'components/popups/popup-host.tsx',
  'components/popups/visitor-popups.tsx',
  'components/shell/member-bars.tsx',
  'components/shell/messages-provider.tsx',
  'components/ui/toast.tsx',
  'components/visitor/visitor-behaviours.tsx',
];

function target(from: string, named: string): string | undefined {
  if (named.startsWith('#')) return named.slice(1);
  return named.startsWith('.') ? relative('.', join(dirname(from), named)) : undefined;
}

/** Every client module of a page, as far as our modules import one another. */
function islandsOf(page: string): string[] {
  const seen = new Set<string>();
  const islands: string[] = [];
  const follow = (file: string): void => {
    if (seen.has(file) || file.startsWith('lib/') || !existsSync(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (text.startsWith("'use client'")) {
      islands.push(file);
      return;
    }
    for (const [, named = ''] of text.matchAll(/(?:from|import) '([^']+)'/g)) {
      const next = target(file, named);
      if (next?.endsWith('.css') === false) follow(next);
    }
  };
  follow(page);
  return islands.sort();
}

test.each(STATIC_PAGES)('%s contains nothing that needs React in the browser', (page) => {
  expect(existsSync(join(VISITOR, page))).toBe(true);
  expect(islandsOf(join(VISITOR, page))).toEqual([]);
});

test('the components around them render nothing of their own', () => {
  expect(islandsOf(join(VISITOR, 'layout.tsx'))).toEqual(AROUND);
  // The search does find the modules of a form.
  expect(islandsOf(join(VISITOR, 'login/page.tsx'))).toContain(
    'components/accounts/login-form.tsx',
  );
});
