import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** The type selector of the elements that a selector without functions matches. */
const LAST_TYPE = /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i;
const types = new Map();

/** The types of elements that a list of selectors can match, in lower case; null if it can match any. */
function typesOf(list) {
  if (types.has(list)) return types.get(list);
  const found = new Set();
  for (const selector of list.replaceAll(/\[[^\]]*\]/g, '[]').split(',')) {
    const [, type] = (!selector.includes('(') && LAST_TYPE.exec(selector.trim())) || [];
    found.add(type?.toLowerCase());
  }
  types.set(list, found.has(undefined) ? null : found);
  return types.get(list);
}

// jsdom asks its selector engine about each rule of its style sheet for each element; nearly all of them name
// another type of element.
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, list) => {
  const possible = typeof list === 'string' ? typesOf(list) : null;
  if (possible !== null && !possible.has(element.localName.toLowerCase())) return false;
  return matchesDontThrow(element, list);
};

// Without a layout nobody reads the colours of borders, backgrounds and the caret; a declared one is still found.
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('-color')) delete resolved[name];

/**
 * Keeps computed styles as long as jsdom keeps the declarations from which it computes them: until a node or an
 * attribute of the document changes. Queries by role ask for those of each element and of its ancestors.
 */
export function keepComputedStyles(window) {
  const document = implForWrapper(window.document);
  const compute = window.getComputedStyle;
  let computed = new WeakMap();
  let declarations = null;
  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    if (pseudo || element?.isConnected !== true) return compute(element, pseudo);
    if (declarations === null || declarations !== document._styleCache) computed = new WeakMap();
    const style = computed.get(element) ?? compute(element);
    computed.set(element, style);
    declarations = document._styleCache;
    return style;
  };
}
