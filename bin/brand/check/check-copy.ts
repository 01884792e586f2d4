import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCopySchema } from '../../../lib/brands/copy-schema.ts';
import { locales, type Locale } from '../../../lib/brands/schema.ts';
import type { MessageTree } from '../../../lib/i18n/message-tree.ts';
import { inFile, type Fault } from './fault.ts';

type Text = readonly [key: string, text: string];

function texts(tree: MessageTree, above = ''): Text[] {
  return Object.entries(tree).flatMap(([key, part]): Text[] =>
    typeof part === 'string' ? [[above + key, part]] : texts(part, `${above}${key}.`),
  );
}

/** Typographic errors in a language, as far as they can be detected automatically. */
const CHARACTER_RULES: readonly (readonly [Locale | 'all', RegExp, string])[] = [
  ['all', /['"]/, 'has a straight quotation mark or apostrophe'],
  ['all', /\.\.\./, 'has three dots instead of …'],
  [
    'fr',
    /[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f\d]:(?!\/\/)|«(?![\u00a0\u202f])/,
    'lacks a narrow space at a sign',
  ],
  ['fr', / [;:!?»]|« /, 'has a plain space at a sign, where a line may break'],
  ['es', /^[^¿]*\?|^[^¡]*!/, 'ends a question or a call that it does not begin'],
];

function characterFaults(locale: Locale, all: readonly Text[]): readonly string[] {
  return all.flatMap(([key, text]) =>
    CHARACTER_RULES.filter(
      ([of, pattern]) => (of === 'all' || of === locale) && pattern.test(text),
    ).map(([, , fault]) => `${key}: ${fault}`),
  );
}

/** The brand's copy: complete, equal in four languages, and typeset by the rules of each. */
export function checkCopy(folder: string): readonly Fault[] {
  const copies = locales.map((locale) => {
    const file = `copy/${locale}.json`;
    if (!existsSync(join(folder, file))) return { locale, file, tree: {} };
    const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MessageTree;
    return { locale, file, tree };
  });
  const everything = new Set(copies.flatMap(({ tree }) => texts(tree).map(([key]) => key)));
  return copies.flatMap(({ locale, file, tree }) => {
    const all = texts(tree);
    const own = new Set(all.map(([key]) => key));
    const issues = brandCopySchema.safeParse(tree).error?.issues ?? [];
    const refused = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    const unsaid = [...everything]
      .filter((key) => !own.has(key) && !issues.some(({ path }) => path.join('.') === key))
      .map((key) => `${key}: is said in another language and not here`);
    return inFile(file, [...refused, ...unsaid, ...characterFaults(locale, all)]);
  });
}
