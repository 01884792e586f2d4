import { readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { transformSync } from 'esbuild';
import { ModuleMocker } from 'jest-mock';
import { replaceModule, restoreModules } from './replaced-modules.mjs';

const require = createRequire(import.meta.url);
const { default: runCircus } = require('jest-circus/runner');
const TESTS = new URL('..', import.meta.url).href;
const GLOBALS = new URL('./native-globals.mjs', import.meta.url).href;
const RUN_LIMITED = new URL('../../lib/security/limited-process.ts', import.meta.url).href;
const RUN_REUSED = new URL('./run-reused.ts', import.meta.url).href;

// Packages detect a browser by these globals, so a file's simulated browser must not reach the next file.
const OF_BROWSERS = ['window', 'document', 'localStorage', 'sessionStorage'];

// Node itself waits by these.
const NEEDED_BY_NODE = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

let files = 0;

// A test file and the modules of `tests/` that it imports are evaluated again, by a query in their URLs; app
// modules are evaluated once per worker.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    // Next's package names the module for its own build only.
    if (specifier === 'next/link') return next('next/link.js', context);
    const resolved = next(specifier, context);
    if (resolved.url === RUN_LIMITED && context.parentURL !== RUN_REUSED)
      return { url: RUN_REUSED, shortCircuit: true };
    const file = /\?file=\d+$/.exec(context.parentURL ?? '')?.[0];
    if (file === undefined || !resolved.url.startsWith(TESTS) || resolved.url === GLOBALS) {
      return resolved;
    }
    return { ...resolved, url: resolved.url + file };
  },
  load(url, context, next) {
    if (/\.tsx(?:\?|$)/.test(url)) return asModule(sourceOf(url, compileJsx));
    if (/\.ts\?file=\d+$/.test(url)) return asModule(sourceOf(url, stripTypeScriptTypes));
    return next(url, context);
  },
});

const asModule = (source) => ({ format: 'module', source, shortCircuit: true });

/** Node strips types, but does not compile JSX. */
function compileJsx(code) {
  const options = { loader: 'tsx', jsx: 'automatic', target: 'node24', sourcemap: 'inline' };
  return transformSync(code, options).code;
}

const sources = new Map();

/** The JavaScript of a module, made once for all files that import it. */
function sourceOf(url, make) {
  const path = fileURLToPath(url);
  const source = sources.get(path) ?? make(readFileSync(path, 'utf8'));
  sources.set(path, source);
  return source;
}

/** Loads modules with Node in the worker's own realm, where Jest's runtime would evaluate each in a new one. */
function nativeRuntime(jestRuntime) {
  files += 1;
  const query = `?file=${files}`;
  return {
    requireInternalModule: requireAgain,
    requireModule: require,
    setGlobalsForRuntime: (globals) => Object.assign(globalThis.nativeJest, globals),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href + query),
    enterTestCode: () => jestRuntime.enterTestCode(),
    leaveTestCode: () => jestRuntime.leaveTestCode(),
  };
}

/** Circus stores the tests of one file, so each file has its own copy. */
function requireAgain(path) {
  delete require.cache[require.resolve(path)];
  for (const name of ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES']) {
    delete globalThis[Symbol.for(name)];
  }
  return require(path);
}

function jestObject() {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    clearAllMocks: () => mocker.clearAllMocks(),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (config) => timers.useFakeTimers({ doNotFake: NEEDED_BY_NODE, ...config }),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    unstable_mockModule: replaceModule,
    getTimerCount: () => timers.getTimerCount(),
    setTimeout: (ms) => {
      globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms;
    },
  };
}

/**
 * A Jest test runner without a realm for each file: modules of the app and of packages are evaluated once per
 * worker, by Node itself. Setup files reset the state before each test file. Modules of the app can be replaced only
 * where they are evaluated for each file (dom-runner.mjs).
 */
export default async function run(globalConfig, config, _, runtime, testPath, send) {
  const jest = jestObject();
  globalThis.nativeJest = { jest };
  const environment = { global: globalThis };
  const hasWindow = 'document' in globalThis;
  try {
    return await runCircus(
      globalConfig,
      config,
      environment,
      nativeRuntime(runtime),
      testPath,
      send,
    );
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
    restoreModules();
    if (!hasWindow) for (const name of OF_BROWSERS) Reflect.deleteProperty(globalThis, name);
  }
}
