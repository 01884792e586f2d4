import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const DOCUMENTS = ['docs/architecture.md', 'docs/how-to-add.md'];
const PATH =
  /^(?:app|bin|brands|components|docker|docs|lib|messages|prisma|public|sandbox|tests)\/\S+$/;

/** A path with braces as one path for each of its parts. */
function expanded(path: string): string[] {
  const [, before = '', inside, after = ''] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').map((part) => before + part + after);
}

/** The paths that a document names in code marks. */
function pathsOf(document: string): string[] {
  const marked = readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g);
  return [...marked].flatMap(([, code = '']) => (PATH.test(code) ? expanded(code) : []));
}

/** `<domain>`, `[brand]`, `NAME` and `…` stand for any name. */
const patternOf = (path: string): string => path.replaceAll(/\[+[^\]]+\]+|<\w+>|NAME|…/g, '*');

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const paths = pathsOf(document);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => globSync(patternOf(path)).length === 0)).toEqual([]);
});
