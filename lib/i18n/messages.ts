import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCopySchema, type BrandCopy } from '../brands/copy-schema.ts';
import { brandById } from '../brands/registry.ts';
import { knownLocale, type BrandId } from '../brands/schema.ts';
import { singleton } from '../kernel/singleton.ts';
import { overlaid, type MessageTree } from './message-tree.ts';

/**
 * The same with each pattern parsed: a text without arguments stays a string, any other becomes a list of its
 * parts.
 */
export type CompiledTree = { readonly [key: string]: CompiledMessage | CompiledTree };

function load(...folders: readonly string[]): MessageTree {
  const folder = join(process.cwd(), 'messages', ...folders);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as MessageTree,
      ]),
  );
}

/**
 * The brand's form of address, if the copy has a variant for it: `messages/<locale>/<address>` overrides the
 * messages that differ (French tu instead of vous).
 */
function addressOf(locale: string, brand: string | undefined): string {
  const known = knownLocale(locale);
  const address = brand === undefined || !known ? undefined : brandById(brand)?.address[known];
  if (address === undefined) return '';
  const folder = join(process.cwd(), 'messages', locale, address);
  return singleton(`messages.has.${locale}.${address}`, () => existsSync(folder)) ? address : '';
}

/** All messages of a locale in one form of address: one namespace per file. Read once per process. */
export function messagesIn(locale: string, address: string): MessageTree {
  return singleton(`messages.${locale}.${address}`, () =>
    address === '' ? load(locale) : overlaid(load(locale), load(locale, address)),
  );
}

/** All messages of a locale; with a brand, in its form of address. */
export function messagesOf(locale: string, brand?: string): MessageTree {
  return messagesIn(locale, addressOf(locale, brand));
}

function compiled(tree: MessageTree): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [
      key,
      typeof part === 'string' ? compile(part) : compiled(part),
    ]),
  );
}

// Some objects of the compiler have no prototype; React cannot pass those to the browser.
function parsed(tree: MessageTree): CompiledTree {
  return JSON.parse(JSON.stringify(compiled(tree))) as CompiledTree;
}

/** A brand's own copy: its folder's `copy/<locale>.json`. Read and validated once per process. */
export function brandCopy(brand: BrandId, locale: string): BrandCopy & MessageTree {
  const file = join(process.cwd(), 'brands', brand, 'copy', `${locale}.json`);
  return singleton(
    `messages.${brand}.${locale}`,
    () => brandCopySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) as BrandCopy & MessageTree,
  );
}

/**
 * The same messages compiled; with a brand, its own copy is the namespace `brand`. Parsed once per process,
 * so that neither pages nor browsers parse it.
 */
export function compiledMessages(locale: string, brand?: BrandId): CompiledTree {
  const address = addressOf(locale, brand);
  const shared = singleton(`messages.compiled.${locale}.${address}`, () =>
    parsed(messagesIn(locale, address)),
  );
  if (brand === undefined) return shared;
  return singleton(`messages.compiled.${brand}.${locale}`, () => ({
    ...shared,
    brand: parsed(brandCopy(brand, locale)),
  }));
}

export function isTree(part: CompiledMessage | CompiledTree | undefined): part is CompiledTree {
  return typeof part === 'object' && !Array.isArray(part);
}

function within(tree: CompiledTree, [key = '', ...rest]: readonly string[]): CompiledTree {
  const part = tree[key] ?? {};
  return { [key]: rest.length > 0 && isTree(part) ? within(part, rest) : part };
}

function merged(left: CompiledTree, right: CompiledTree): CompiledTree {
  const both: Record<string, CompiledMessage | CompiledTree> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = both[key];
    both[key] = isTree(before) && isTree(value) ? merged(before, value) : value;
  }
  return both;
}

/**
 * A subset of the messages, by namespace or by a path inside one: what a page's client components need, so
 * that the rest stays on the server.
 */
export function someMessages(
  locale: string,
  paths: readonly string[],
  brand?: BrandId,
): CompiledTree {
  const all = compiledMessages(locale, brand);
  return paths.map((path) => within(all, path.split('.'))).reduce(merged, {});
}
