import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ERRORS } from '#lib/kernel/errors.ts';
import { copyOf } from './copy.ts';

/** Copy whose keys are composed at run time, with the file that does it. */
const COMPOSED: Readonly<Record<string, string>> = {
  'account.gender': 'components/accounts/sex-fields.tsx',
  'account.iAm': 'components/accounts/sex-fields.tsx',
  'account.aWoman': 'components/accounts/sex-fields.tsx',
  'account.aMan': 'components/accounts/sex-fields.tsx',
  'account.anyone': 'components/accounts/sex-fields.tsx',
  'account.to': 'components/accounts/sex-fields.tsx',
  'chat.reaction.': 'components/chat/reactions/reaction-mark.tsx',
  'listing.': 'app/page-metadata.ts',
  'mailing.unsubscribe.notices.': 'components/profile/mailing/unsubscribe.tsx',
  'payments.outcomeCheck.': 'components/payments/order-result.ts',
  'popups.channel.': 'components/popups/channel-question.ts',
};

type Source = {
  readonly file: string;
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  readonly namespaces: readonly string[];
};

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template as a pattern: each argument is one part of a key. */
function pattern(template: string, end: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(quoted)
      .join('[^.]+')}${end}`,
  );
}

const ASKS =
  /(?:useTranslations|getTranslations|translator|pageTitle|unlistedTitle|listedPage)\(\s*(?:[\w.()[\]?]+,\s*)?(?:'[^'\n]*\/[^'\n]*',\s*)?(?:'([^'\n]*)'|`([^`\n]*)`)?/g;

function sourceOf(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const templates = [...code.matchAll(/`([^`\n]{1,120})`/g)].map(([, text = '']) => text);
  const asked = [...code.matchAll(ASKS)].map(([, plain, template]) => plain ?? template ?? '');
  const mails = file.startsWith('components/mail/') ? ['mail', 'photos', 'notices'] : [];
  return {
    file,
    literals: new Set(literals),
    patterns: templates.map((template) => pattern(template, '$')),
    namespaces: [...asked, ...mails],
  };
}

const sources = globSync('{app,brands,components,lib}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('/generated/'))
  .map(sourceOf);

/** Every string literal that may be part of a passed namespace: `accounts.landing.short`. */
const handedOn = new Set(
  sources.flatMap(({ literals }) =>
    [...literals].filter((literal) => /^\w+(?:\.\w+)+$/.test(literal)),
  ),
);
const anywhere = new Set(sources.flatMap(({ literals }) => [...literals]));

function isSaidBy({ literals, patterns, namespaces }: Source, key: string): boolean {
  return namespaces.some((namespace) => {
    const within = namespace === '' ? '' : `${namespace}.`;
    const [start = ''] = pattern(within, '').exec(key) ?? [];
    if (start === '' && within !== '') return false;
    const rest = key.slice(start.length);
    return literals.has(rest) || patterns.some((one) => one.test(rest));
  });
}

/** A key whose parts are in different files: a component receives its namespace, or the name of a text. */
function isHandedOn(key: string): boolean {
  const parts = key.split('.');
  return parts.some((_, at) => {
    const namespace = parts.slice(0, at + 1).join('.');
    const rest = parts.slice(at + 1).join('.');
    return at > 0 && rest !== '' && handedOn.has(namespace) && anywhere.has(rest);
  });
}

function isSaid(key: string): boolean {
  const [namespace = '', ...rest] = key.split('.');
  if (namespace.startsWith('brand:')) return true;
  if (namespace === 'errors')
    return Object.hasOwn(ERRORS, rest.join('.')) || anywhere.has(rest.join('.'));
  return sources.some((source) => isSaidBy(source, key)) || isHandedOn(key);
}

test('has no unused text', () => {
  const silent = [...copyOf('en').keys()].filter((key) => !isSaid(key));
  const declared = Object.keys(COMPOSED);
  expect(silent.filter((key) => !declared.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  expect(declared.filter((prefix) => !silent.some((key) => key.startsWith(prefix)))).toEqual([]);
});

test.each(Object.entries(COMPOSED))('composes %s in %s', (_, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\$\{|words\(|\bt\(|listing\(|notices\./);
});
