import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { compiledMessages, type CompiledTree } from '#lib/i18n/messages.ts';
import { translator } from '#lib/i18n/translate.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import { COPY_LIMITS } from '#tests/setup/copy-limits.ts';

type Values = Record<string, string | number | Date>;

/** The copy of a page in its language and brand: `say('chat.composer.send')`. */
export type Say = (key: string, values?: Values) => string;

export function sayIn(locale: Locale, brand: BrandId): Say {
  return (key, values) => {
    const [namespace = '', ...rest] = key.split('.');
    return translator(
      locale,
      namespace,
      brand,
    )(rest.join('.'), { ...COPY_LIMITS, ...values }).replace(/\s/g, ' ');
  };
}

/**
 * The copy of a page with plain spaces in place of non-breaking ones: Testing Library normalizes texts to
 * plain spaces, but not names. Written once per worker.
 */
export function plainMessages(locale: Locale, brand: BrandId): CompiledTree {
  return singleton(
    `tests.messages.${locale}.${brand}`,
    () =>
      JSON.parse(
        JSON.stringify(compiledMessages(locale, brand)).replace(/[\u00a0\u202f]/g, ' '),
      ) as CompiledTree,
  );
}

/** A pattern that finds a text anywhere. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));
}
