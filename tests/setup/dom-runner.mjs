import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import './dom-react.mjs';
import { openWindow } from './dom-window.mjs';
import runNatively from './native-runner.mjs';

const ROOT = new URL('../..', import.meta.url).href;
const at = (path) => new URL(path, ROOT).href;

/** The same aliases as in the app's build, and what has no effect without Next's root and without layout. */
const ALIASES = new Map([
  ['next/link', at('node_modules/next/dist/client/app-dir/link.js')],
  [
    'use-intl/format-message',
    at('node_modules/use-intl/dist/esm/production/format-message/format-only.js'),
  ],
  ['../components/navigator', at('tests/component/support/next-router.cjs')],
  ['../components/links', at('tests/component/support/next-router.cjs')],
]);

/** Packages that hold the window in which they were evaluated. */
const OF_WINDOW = /\/node_modules\/(?:swr|@testing-library\/user-event)\//;
const STATIC = /\.json$/;

const evaluatedAgain = (url) =>
  url.includes('/node_modules/') ? OF_WINDOW.test(url) : url.startsWith(ROOT) && !STATIC.test(url);

const compiled = new Map();
function compile(url) {
  const path = fileURLToPath(url);
  let code = compiled.get(path);
  if (code === undefined) {
    ({ code } = transformSync(readFileSync(path, 'utf8'), {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'node24',
      sourcemap: 'inline',
    }));
    compiled.set(path, code);
  }
  return code;
}

registerHooks({
  resolve(specifier, context, next) {
    const alias = ALIASES.get(specifier);
    if (alias !== undefined) return { url: alias, shortCircuit: true };
    const inBrowser = {
      ...context,
      conditions: ['browser', ...context.conditions.filter((one) => one !== 'node')],
    };
    const name = /^next\/[\w-]+$/.test(specifier) ? `${specifier}.js` : specifier;
    const resolved = next(name, inBrowser);
    const file = /\?file=\d+$/.exec(context.parentURL ?? '')?.[0];
    if (file === undefined || resolved.url.includes('?') || !evaluatedAgain(resolved.url))
      return resolved;
    return { ...resolved, url: resolved.url + file };
  },
  load(url, context, next) {
    if (/\.css(?:\?|$)/.test(url)) {
      return { format: 'module', source: 'export default {};', shortCircuit: true };
    }
    if (!/^file:.*\.tsx?\?file=\d+$/.test(url)) return next(url, context);
    return { format: 'module', source: compile(url), shortCircuit: true };
  },
});

/** The native runner with a window for each file, in which app modules are evaluated again. */
export default function run(...args) {
  openWindow();
  return runNatively(...args);
}
