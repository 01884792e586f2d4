import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { brandOf } from '#tests/setup/brand-of.ts';
import { STORED_PARAMETERS } from '#components/accounts/visit-origin.ts';
import { STORAGE_GROUPS, STORAGE_INVENTORY } from '#lib/consents/storage-inventory.ts';
import { locales } from '#lib/brands/schema.ts';
import { renderText } from '#lib/legal/render-text.ts';
import { storageLabels } from '#lib/legal/storage-table.ts';

const FOLDER = join('prisma', 'seed', 'legal');

/** Where a browser is made to keep something. */
const WRITES =
  /\.setItem\(|document\.cookie\s*=(?!=)|\bwriteStored\(|\bsetCookie\(|indexedDB\.|caches\.open\(|cookieStore\.set\(/g;
/** Those that only carry out what another file names: the helpers themselves. */
const HELPERS = ['components/ui/browser-memory.ts', 'lib/security/cookie.ts'];
function writesOf(file: string): number {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(WRITES)].length;
}

/** What members' browsers get: of generated files, of what the sandbox serves and of the desk, which is for staff, nothing. */
const files = globSync(['{app,brands,components,lib}/**/*.{ts,tsx}', 'public/*.js', '*.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/') && !file.startsWith('components/desk/'))
  .filter((file) => !HELPERS.includes(file));

describe('what our pages store', () => {
  test('every file that writes into a browser stands in the inventory', () => {
    const sources = new Set(STORAGE_INVENTORY.map(({ source }) => source));
    const writing = files.filter((file) => writesOf(file) > 0);
    expect(writing.filter((file) => !sources.has(file))).toEqual([]);
    expect([...sources].filter((file) => !writing.includes(file))).toEqual([]);
  });

  test.each(STORAGE_INVENTORY.map((stored) => [stored.name, stored] as const))(
    '%s is named in the code',
    (name, { source, named }) => {
      const prefix = name.replace('…', '');
      const code = readFileSync(named ?? source, 'utf8');
      expect(code.includes(`'${prefix}'`) || code.includes(`\`${prefix}\${`)).toBe(true);
    },
  );

  test('every key that such a file names itself stands there too', () => {
    for (const source of new Set(STORAGE_INVENTORY.map((stored) => stored.source))) {
      const own = STORAGE_INVENTORY.filter((stored) => stored.source === source);
      const code = readFileSync(source, 'utf8');
      for (const [, key = ''] of code.matchAll(/(?:\.setItem|\bkeep|\bsetCookie)\(\s*([\w']+)/g)) {
        const literal =
          /^'(.+)'$/.exec(key)?.[1] ?? new RegExp(`const ${key} = '([^']+)'`).exec(code)?.[1];
        // A key that comes from elsewhere: the inventory says from where, or with what it begins.
        const elsewhere = own.some(({ name, named }) => named !== undefined || name.endsWith('…'));
        const known =
          literal === undefined
            ? elsewhere || /CookieName|COOKIE/.test(`${key}${code}`)
            : own.some(({ name }) => name === literal);
        expect([source, key, known]).toEqual([source, key, true]);
      }
    }
  });

  test('no name stands twice, and what the address brought is whole', () => {
    const names = STORAGE_INVENTORY.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const marketing = STORAGE_INVENTORY.filter(({ source }) => source.endsWith('visit-memory.ts'));
    expect(marketing.map(({ name }) => name).sort()).toEqual([...STORED_PARAMETERS].sort());
  });
});

test.each(locales)('the cookie page in %s lists exactly these, with words for each', (locale) => {
  const json = readFileSync(join(FOLDER, `storage.${locale}.json`), 'utf8');
  const labels = storageLabels.parse(JSON.parse(json));
  const names = STORAGE_INVENTORY.map(({ name }) => name);
  expect(Object.keys(labels.purposes).sort()).toEqual([...names].sort());
  const source = readFileSync(join(FOLDER, `cookie.${locale}.html`), 'utf8');
  const { html } = renderText(source, { brand: brandOf('spark'), locale, labels });
  const listed = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name);
  const inOrder = STORAGE_GROUPS.flatMap((group) =>
    STORAGE_INVENTORY.filter((stored) => stored.group === group).map(({ name }) => name),
  );
  expect(listed).toEqual(inOrder);
});
