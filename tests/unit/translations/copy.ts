import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import compile from 'icu-minify/compile';
import type { Locale } from '#lib/brands/schema.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The leaves of a copy file, by their full paths. */
export function leaves(tree: Tree, above: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, part]): [string, string][] =>
    typeof part === 'string' ? [[above + key, part]] : leaves(part, `${above}${key}.`),
  );
}

const read = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree;

/** Names of emoji are keyed by the emoji itself, and are a word list rather than copy. */
const isCopy = (file: string): boolean => basename(file) !== 'emoji.json';

/** All copy of one language: the common copy, and that of each brand's folder. */
export function copyOf(locale: Locale): ReadonlyMap<string, string> {
  const common = globSync(`messages/${locale}/*.json`)
    .filter(isCopy)
    .flatMap((file) => leaves(read(file), `${basename(file, '.json')}.`));
  const brands = globSync(`brands/*/copy/${locale}.json`).flatMap((file) =>
    leaves(read(file), `brand:${file.split('/')[1] ?? ''}.`),
  );
  return new Map([...common, ...brands]);
}

/** The texts that differ for brands that address members informally; only French has some. */
export function overlayOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    globSync(`messages/${locale}/informal/*.json`).flatMap((file) =>
      leaves(read(file), `informal:${basename(file, '.json')}.`),
    ),
  );
}

/** Names of the arguments and tags of a text, as the formatter parses them. */
export function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  const inMessage = (message: unknown): void => {
    if (Array.isArray(message)) message.filter(Array.isArray).forEach(inValue);
  };
  // [name, …]: the rest is a format, the forms of a plural or choice, or the parts inside a tag.
  const inValue = ([name, ...rest]: unknown[]): void => {
    if (typeof name === 'string') names.add(name);
    for (const part of rest) {
      if (Array.isArray(part)) inValue(part);
      else if (typeof part === 'object' && part !== null) Object.values(part).forEach(inMessage);
    }
  };
  inMessage(compile(text));
  return [...names].sort();
}
