import { registerHooks } from 'node:module';

const PREFIX = 'replaced:';

/** The exports of the modules that test files replaced, in the order of their replacement. */
const exportsOf = [];

/** The replacements of the running file: by URL, what makes the exports. */
const factories = new Map();

/** What Node has found, by what it was asked for: it searches the disk again for each file that asks. */
const found = new Map();

function resolveOnce(specifier, context, next) {
  const { parentURL, conditions = [] } = context;
  if (parentURL === undefined || !conditions.includes('import')) return next(specifier, context);
  const asked = [specifier, parentURL.replace(/\?file=\d+$/, ''), ...conditions].join('\n');
  const known = found.get(asked);
  if (known !== undefined) return { ...known, shortCircuit: true };
  const resolved = next(specifier, context);
  found.set(asked, resolved);
  return resolved;
}

registerHooks({
  resolve(specifier, context, next) {
    const resolved = resolveOnce(specifier, context, next);
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
