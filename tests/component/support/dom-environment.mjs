import { createRequire } from 'node:module';
import { webcrypto } from 'node:crypto';

const require = createRequire(import.meta.url);

// jsdom cannot leave its document. The patch comes before jsdom itself loads, because its modules hold the
// original function. Every other document requested (by a link, `location`) becomes an event that
// support/navigation.ts records.
const navigation = require('jsdom/lib/jsdom/living/window/navigation.js');
const { serializeURL } = require('whatwg-url');
const { navigate } = navigation;
if (navigate.isPatched !== true) {
  navigation.navigate = Object.assign(
    (window, url, flags) => {
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
    },
    { isPatched: true },
  );
}

const { default: JsdomEnvironment } = require('jest-environment-jsdom');

/** What browsers and Node have and jsdom lacks. */
const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

/** jsdom with the missing browser APIs. */
export default class DomEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
}
