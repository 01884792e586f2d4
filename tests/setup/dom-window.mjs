import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import './dom-labels.mjs';
import { keepComputedStyles } from './dom-styles.mjs';

const require = createRequire(import.meta.url);

// jsdom's own timers stay real where a test replaces those of the page.
registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/jsdom\/lib\/jsdom\/.*\.js$/.test(url)) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes('setTimeout(')) return next(url, context);
    const timers =
      'const { setTimeout, clearTimeout, setInterval, clearInterval } = require("node:timers");';
    return { format: 'commonjs', source: timers + source, shortCircuit: true };
  },
});

// jsdom cannot leave its document. Every other document requested (by a link, `location`) becomes an event
// that tests/component/support/navigation.ts records.
const navigation = require('jsdom/lib/jsdom/living/window/navigation.js');
const { serializeURL } = require('whatwg-url');
const { navigate } = navigation;
navigation.navigate = (window, url, flags) => {
  const bare = (one) => serializeURL(one, true);
  const here = new window.URL(window.location.href);
  here.hash = '';
  const leaves = flags.reloadTriggered === true || bare(url) !== here.href;
  if (url.scheme === 'javascript' || !leaves) {
    navigate(window, url, flags);
    return;
  }
  const kind = flags.reloadTriggered === true ? 'reload' : 'document';
  const detail = { kind, href: serializeURL(url) };
  window.dispatchEvent(new window.CustomEvent('document-navigation', { detail }));
};

const { JSDOM, VirtualConsole } = require('jsdom');

/** The names by which a window refers to itself. */
const SELVES = ['window', 'self', 'top', 'parent', 'frames'];

// What stays Node's own: the language, timers, and what jsdom lacks or what must fit Node's fetch.
const NODES_OWN = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'console',
  'crypto',
  'performance',
  'structuredClone',
  'Headers',
  'Request',
  'Response',
  // jsdom's own use Node's.
  'atob',
  'btoa',
  ...SELVES,
]);

function namesOf(window) {
  const names = new Set();
  for (let from = window; from !== null; from = Object.getPrototypeOf(from)) {
    if (from === Object.prototype || Object.getPrototypeOf(from) === null) break;
    for (const name of Object.getOwnPropertyNames(from)) names.add(name);
  }
  return [...names].filter((name) => !NODES_OWN.has(name) && name !== 'constructor');
}

/** A function of the window itself, such as `addEventListener`, and no class. */
const isMethod = (value) => typeof value === 'function' && !/^[A-Z]/.test(value.name);

const initial = new Set(Object.getOwnPropertyNames(globalThis));

function define(name, descriptor) {
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
}

/** The timers that the current file has started. */
const started = new Set();

for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  const startAndRecord = (...args) => {
    const timer = start(...args);
    started.add(timer);
    return timer;
  };
  define(name, { value: startAndRecord, writable: true });
}

/**
 * Opens a window and makes its properties global, so that modules which Node evaluates find a browser. `window`
 * is the global object itself, as in a browser. The window stays until the next one is opened, since work of
 * its page may still run.
 */
export function openWindow() {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    console.error(error);
  });
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  keepComputedStyles(window);
  // What the last file left running, and what it added to its window.
  for (const timer of started) clearTimeout(timer);
  started.clear();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!initial.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  for (const name of namesOf(window)) {
    const value = window[name];
    const bound = isMethod(value) ? value.bind(window) : undefined;
    let replaced;
    define(name, {
      enumerable: true,
      get: () => (replaced ? replaced.value : (bound ?? window[name])),
      set: (next) => {
        if (Object.getOwnPropertyDescriptor(window, name)?.set) window[name] = next;
        else replaced = { value: next };
      },
    });
  }
  for (const name of SELVES) define(name, { value: globalThis, writable: true });
  Object.defineProperty(window.document, 'defaultView', { get: () => globalThis });
}
