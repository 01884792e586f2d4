import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../common/paths.mjs';

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
const SKIPPED = /(?:^|\/)(?:node_modules|generated)\/|\.d\.[cm]?ts$/;

/** Every source file in some folders of the checkout, as paths from its root. */
export function sourcesIn(folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .filter((file) => !SKIPPED.test(file));
}

/**
 * The direct and transitive imports of some files, as a Map from each file reached to the files that it
 * imports itself; paths from the root. Type imports count, packages do not.
 */
export function importGraph(entries) {
  const graph = new Map();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file)) continue;
    const imported = SOURCE.test(file) ? importsOf(file) : [];
    graph.set(file, imported);
    waiting.push(...imported);
  }
  return graph;
}

/** The files reachable from some files in a graph, including themselves. */
export function reach(graph, from) {
  const reached = new Set(from);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(inRoot(file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => /^[.#]/.test(name))
    .map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => !SKIPPED.test(path) && existsSync(inRoot(path)));
}
