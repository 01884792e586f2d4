import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './process.ts';

export type SourcePattern = { readonly file: string; readonly pattern: RegExp };

const FOLDERS = ['app', 'brands', 'components', 'lib', 'sandbox'];
const FILES = ['instrumentation.ts', 'middleware.ts', 'server.ts'];

/** Our own modules that run in the server or the browser, by path from the root. */
export function sourceFiles(): readonly string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  );
  const isSource = (path: string): boolean =>
    /\.tsx?$/.test(path) && !/\.d\.ts$|\/generated\/|\/node_modules\/|^sandbox\/tests\//.test(path);
  return [...inFolders.filter(isSource), ...FILES];
}

function literalsIn(file: string): readonly SourcePattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: SourcePattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ file, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every pattern that is written as a literal in our own modules, each text once. */
export function sourcePatterns(): readonly SourcePattern[] {
  const all = sourceFiles().flatMap(literalsIn);
  return [...new Map(all.map((one) => [String(one.pattern), one])).values()];
}
