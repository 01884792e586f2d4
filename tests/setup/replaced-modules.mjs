import { registerHooks } from 'node:module';

const PREFIX = 'replaced:';

/** The exports of the modules that test files replaced, in the order of their replacement. */
const exportsOf = [];

/** The replacements of the running file: by URL, what makes the exports. */
const factories = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const makeExports = factories.get(resolved.url);
    if (makeExports === undefined) return resolved;
    const nth = exportsOf.push(makeExports()) - 1;
    return { url: PREFIX + nth, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(PREFIX)) return next(url, context);
    const nth = Number(url.slice(PREFIX.length));
    const source = Object.keys(exportsOf[nth]).map(
      (name) => `export const ${name} = globalThis.replacedModules[${nth}].${name};`,
    );
    return { format: 'module', source: source.join('\n'), shortCircuit: true };
  },
});

/** Replaces a module, by a specifier of `package.json`'s imports, in what the running file imports from now on. */
export function replaceModule(specifier, makeExports) {
  globalThis.replacedModules = exportsOf;
  factories.set(import.meta.resolve(specifier), makeExports);
}

export function restoreModules() {
  factories.clear();
}
