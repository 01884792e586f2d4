import format, { type FormatOptions } from 'icu-minify/format';
import type { BrandId } from '../brands/schema.ts';
import { singleton } from '../kernel/singleton.ts';
import { compiledMessages, isTree, type CompiledTree } from './messages.ts';

type Values = Record<string, string | number | Date>;

export type Translate = (key: string, values?: Values) => string;

/** Creating an Intl formatter costs far more than using it, so each is cached. */
function memoize<Args extends readonly unknown[], Made>(make: (...args: Args) => Made) {
  const made = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const one = made.get(key) ?? make(...args);
    made.set(key, one);
    return one;
  };
}

const options = singleton('i18n.format', (): FormatOptions => ({
  timeZone: 'UTC',
  formatters: {
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
  },
}));

function part(tree: CompiledTree, key: string): CompiledTree[string] | undefined {
  return key
    .split('.')
    .reduce<CompiledTree[string] | undefined>(
      (node, step) => (isTree(node) ? node[step] : undefined),
      tree,
    );
}

/**
 * Messages outside pages: receipts, notices, scripted answers. The key is relative to the namespace. With a
 * brand, in that brand's form of address.
 */
export function translator(locale: string, namespace: string, brand?: BrandId): Translate {
  const messages = part(compiledMessages(locale, brand), namespace);
  return (key, values) => {
    const message = isTree(messages) ? part(messages, key) : undefined;
    if (message === undefined || isTree(message)) throw new Error(`no copy ${namespace}.${key}`);
    return String(format(message, locale, values, options));
  };
}
