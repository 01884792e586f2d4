import type { BrandId } from '../../lib/brands/brand-ids.ts';
import type { MessageTree } from '../../lib/i18n/message-tree.ts';
import { brandCopy } from '../../lib/i18n/messages.ts';
import { translator } from '../../lib/i18n/translate.ts';

type Values = Record<string, string | number | Date>;

/** What the page says in its language: `copy('it', 'accounts.signup.submit')`. */
export function copy(locale: string, key: string, values?: Values): string {
  const [namespace = '', ...rest] = key.split('.');
  return translator(locale, namespace)(rest.join('.'), values);
}

/** Copy of one language: `words('it')('shell.find')`, or `words('it', 'shell')('find')`. */
export function words(locale: string, within?: string): (key: string, values?: Values) => string {
  const path = within === undefined ? '' : `${within}.`;
  return (key, values) => copy(locale, path + key, values);
}

/** A text as a pattern that finds it anywhere; names are compared with plain spaces. */
export function containing(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(pattern);
}

/** What a brand says of itself: `ownWords('spark', 'en')('ms.headline')`. */
export function ownWords(brand: BrandId, locale: string): (path: string) => string {
  return (path) => {
    const found = path
      .split('.')
      .reduce<string | MessageTree | undefined>(
        (part, key) => (typeof part === 'object' ? part[key] : undefined),
        brandCopy(brand, locale),
      );
    if (typeof found !== 'string') throw new Error(`${brand} does not say ${path} in ${locale}`);
    return found;
  };
}
