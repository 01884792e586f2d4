import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { locales } from '#lib/brands/schema.ts';

const sources = globSync('{app,components}/**/*.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

function copyOf(locale: string): { key: string; text: string }[] {
  const flatten = (value: unknown, key: string): { key: string; text: string }[] =>
    typeof value === 'string'
      ? [{ key, text: value }]
      : Object.entries(value as object).flatMap(([name, inner]) =>
          flatten(inner, key === '' ? name : `${key}.${name}`),
        );
  return globSync(`messages/${locale}/*.json`).flatMap((path) =>
    flatten(JSON.parse(readFileSync(path, 'utf8')), path.replace(/^.*\/|\.json$/g, '')),
  );
}

describe('forms', () => {
  test('sent by a script never put their input into the address', () => {
    const forms = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/<form\b([\s\S]*?)>\n/g)].map(([, attributes = '']) => ({
        path,
        attributes,
      })),
    );
    expect(forms.map(({ path }) => path)).toContain('components/ui/script-form.tsx');
    const open = forms.filter(
      ({ attributes }) => attributes.includes('onSubmit') && !attributes.includes('method="post"'),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});

/** Elements without a role that a file gives an accessible name: screen readers ignore it. */
function namelessNamed({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const names = node.attributes.properties.map((one) => one.name?.getText() ?? '...');
      const named = names.some((name) => /^aria-label(?:ledby)?$/.test(name));
      const plain = /^(?:div|span|p)$/.test(node.tagName.getText());
      if (plain && named && !names.includes('role') && !names.includes('...')) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path}:${String(line + 1)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('accessible names', () => {
  test('are set only on elements with a role', () => {
    expect(namelessNamed({ path: 'x.tsx', text: '<div aria-label="Rooms" />' })).toEqual([
      'x.tsx:1',
    ]);
    expect(sources.flatMap(namelessNamed)).toEqual([]);
  });
});

describe('links to the payment page', () => {
  const TO_CHECKOUT = /\/(?:purchase|paymentPage|ok|ko)(?=[`'"?/])/;

  test('load it as a document, because it has its own security policy', () => {
    const soft = sources.filter(
      ({ text }) =>
        (text.includes('next/link') || /router\.(?:push|replace)/.test(text)) &&
        TO_CHECKOUT.test(text),
    );
    expect(soft.map(({ path }) => path)).toEqual([]);
    expect(sources.some(({ text }) => TO_CHECKOUT.test(text))).toBe(true);
  });
});

describe('French copy', () => {
  const french = copyOf('fr');

  test('sets a narrow no-break space where French has one', () => {
    expect(french.length).toBeGreaterThan(300);
    const loose = french.filter(
      ({ text }) =>
        /[^\u202f][:;!?»]/.test(text.replaceAll(', ::', '')) ||
        /«[^\u202f]/.test(text) ||
        /[ \u00a0][%€]/.test(text),
    );
    expect(loose).toEqual([]);
  });

  test('addresses the reader as vous', () => {
    const familiar = french.filter(({ text }) =>
      /(?<![\p{L}’-])(?:tu|toi|ton|tes|te|t’\p{L}+)(?![\p{L}’])/iu.test(text),
    );
    expect(familiar).toEqual([]);
  });
});

test.each(locales)('%s contains no straight apostrophe', (locale) => {
  expect(copyOf(locale).filter(({ text }) => text.includes("'"))).toEqual([]);
});
