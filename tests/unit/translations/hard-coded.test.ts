import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

/** Attributes that are announced or shown. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'placeholder',
  'title',
  'label',
]);
/** Part of the plate of an old botanical book: Latin in every language. */
const LATIN = new Set(['Tab.']);
/** A word has at least two letters; units, symbols and single letters are not words. */
const WORD = /\p{L}{2,}/u;
/**
 * Not translated: the page of a host without a brand, the desk and its preview, the page of an unknown
 * failure, which has no messages provider left, and language names in their own language.
 */
const WITHOUT_COPY = [
  /^app\/(?:desk|platform|global-error|not-found)/,
  /^components\/(?:desk|preview)\//,
];

function hardCoded(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (WORD.test(text) && !LATIN.has(text.trim()))
      found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (
      ts.isJsxAttribute(node) &&
      TEXT_ATTRIBUTES.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      add(node, node.initializer.text);
    else if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteral(node.expression) &&
      ts.isJsxElement(node.parent)
    )
      add(node, node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('takes every visible word from the copy', () => {
  const files = globSync('{app,brands,components}/**/*.tsx').filter(
    (file) => !WITHOUT_COPY.some((one) => one.test(file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(hardCoded)).toEqual([]);
});
