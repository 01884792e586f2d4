import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { brandOf } from '#tests/setup/brand-of.ts';
import { STORED_PARAMETERS } from '#components/accounts/visit-origin.ts';
import { STORAGE_GROUPS, STORAGE_INVENTORY } from '#lib/legal/storage-inventory.ts';
import { locales } from '#lib/brands/schema.ts';
import { renderText } from '#lib/legal/render-text.ts';
import { storageLabels } from '#lib/legal/storage-table.ts';

const FOLDER = join('prisma', 'seed', 'legal');

/** Calls that store something in a browser. */
const WRITES =
  /\.setItem\(|document\.cookie\s*=(?!=)|\bwriteStored\(|\bsetCookie\(|indexedDB\.|caches\.open\(|cookieStore\.set\(/g;
/** Files that write for a caller: the helpers themselves. */
const HELPERS = ['components/ui/browser-memory.ts', 'lib/security/cookie.ts'];
function writesOf(file: string): number {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(WRITES)].length;
}

/** Files that reach members' browsers. Generated files, the sandbox and the desk (staff only) are excluded. */
const files = globSync(['{app,brands,components,lib}/**/*.{ts,tsx}', 'public/*.js', '*.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/') && !file.startsWith('components/desk/'))
  .filter((file) => !HELPERS.includes(file));

describe('the inventory of browser storage', () => {
  test('lists every file that writes into a browser', () => {
    const sources = new Set(STORAGE_INVENTORY.map(({ source }) => source));
    const writing = files.filter((file) => writesOf(file) > 0);
    expect(writing.filter((file) => !sources.has(file))).toEqual([]);
    expect([...sources].filter((file) => !writing.includes(file))).toEqual([]);
  });

  test.each(STORAGE_INVENTORY.map((stored) => [stored.name, stored] as const))(
    'lists %s, which the code uses',
    (name, { source, named }) => {
      const prefix = name.replace('…', '');
      const code = readFileSync(named ?? source, 'utf8');
      expect(code.includes(`'${prefix}'`) || code.includes(`\`${prefix}\${`)).toBe(true);
    },
  );

  test('lists every key that such a file writes', () => {
    for (const source of new Set(STORAGE_INVENTORY.map((stored) => stored.source))) {
      const own = STORAGE_INVENTORY.filter((stored) => stored.source === source);
      const code = readFileSync(source, 'utf8');
      for (const [, key = ''] of code.matchAll(
        /(?:\.setItem|\bwriteStored|\bsetCookie)\(\s*([\w']+)/g,
      )) {
        const literal =
          /^'(.+)'$/.exec(key)?.[1] ?? new RegExp(`const ${key} = '([^']+)'`).exec(code)?.[1];
        // A key from elsewhere: the inventory names its file or its prefix.
        const elsewhere = own.some(({ name, named }) => named !== undefined || name.endsWith('…'));
        const known =
          literal === undefined
            ? elsewhere || /CookieName|COOKIE/.test(`${key}${code}`)
            : own.some(({ name }) => name === literal);
        expect([source, key, known]).toEqual([source, key, true]);
      }
    }
  });

  test('lists no name twice, and lists every stored URL parameter', () => {
    const names = STORAGE_INVENTORY.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const marketing = STORAGE_INVENTORY.filter(({ source }) => source.endsWith('visit-memory.ts'));
    expect(marketing.map(({ name }) => name).sort()).toEqual([...STORED_PARAMETERS].sort());
  });
});

test.each(locales)(
  'the cookie page in %s lists exactly the inventory, with a label for each entry',
  (locale) => {
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
  },
);
