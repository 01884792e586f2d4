// [money §3 Brand file] [money §3 logo_url]
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brands } from '#lib/brands/registry.ts';
import { meaningsOf } from '#lib/brands/token-rules.ts';
import { checkBrand } from '../../../bin/brand/check/check-brand.ts';
import { drawnFrom } from '../../../bin/brand/drawn-from.ts';
import { scaffold } from '../../../bin/brand/scaffold.ts';

const place = mkdtempSync(join(tmpdir(), 'amarena-brand-'));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

const world = {
  root: process.cwd(),
  others: brands,
  meanings: meaningsOf(readFileSync('brands/spark/tokens.css', 'utf8')),
  production: false,
};
const lettersOf = () => ({ box: '0 -80 100 104', paths: ['M0 0h40v-70z', 'M50 0h40v-70z'] });
let folder: string;

/** A new id each time, since an imported module stays cached. */
let made = 0;
const another = () => {
  const letter = (index: number) => String.fromCharCode(97 + index);
  made += 1;
  return `prova${letter(Math.floor(made / 26))}${letter(made % 26)}`;
};

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const found = async (more: Partial<typeof world> = {}) =>
  (await checkBrand(folder, { ...world, ...more })).map(({ file, fault }) => `${file}: ${fault}`);

/** Does what a brand's team does: fills in its facts and texts, and draws its pictures. */
function fillIn(): void {
  edit('brand.ts', (text) =>
    text
      .replace("legalName: 'FILL IN'", "legalName: 'Prova S.r.l.'")
      .replace("['FILL IN', 'FILL IN']", "['Via Prova 1', '00100 Roma']")
      .replace("registrationNumber: 'FILL IN'", "registrationNumber: 'REA RM-000000'")
      .replace("vatNumber: 'FILL IN'", "vatNumber: 'IT00000000009'")
      .replace("email: 'FILL IN'", "email: 'ciao@prova.example'")
      .replace("phone: 'FILL IN'", "phone: '+39 06 0000 0000'"),
  );
  for (const file of ['hero.tsx', 'tokens.css'])
    edit(file, (text) => text.replace('FILL IN', 'A shore'));
  for (const file of readdirSync(join(folder, 'copy'))) {
    edit(join('copy', file), (text) => text.replaceAll('FILL IN', 'La riva'));
  }
  for (const drawn of readdirSync('brands/lumiere/assets')) {
    if (!drawn.endsWith('.svg')) writeFileSync(join(folder, 'assets', drawn), '');
  }
  writeFileSync(join(folder, 'assets/drawn-from.txt'), drawnFrom(folder));
}

beforeEach(() => {
  folder = scaffold({ id: another(), brands: place, year: 2026, lettersOf });
});

test('a new folder lacks only its blanks and the files drawn from it', async () => {
  const faults = await found();
  expect(faults).toContainEqual(expect.stringMatching(/^brand\.ts: is still blank in line 20/));
  expect(faults).toContainEqual(expect.stringMatching(/^copy\/fr\.json: is still blank/));
  expect(faults).toContainEqual(expect.stringMatching(/^assets: .*og-it\.png.*: not drawn/));
  const rest = faults.filter((fault) => !/still blank|not drawn|brand\.ts: company\./.test(fault));
  expect(rest).toEqual([]);
});

test('a filled-in and drawn folder has no fault; in production its company must be real too', async () => {
  fillIn();
  expect(await found()).toEqual([]);
  expect(await found({ production: true })).toEqual(['brand.ts: company: is an invented company']);
});

describe('the brand check reports', () => {
  const WRONG: readonly (readonly [string, string, (text: string) => string, RegExp])[] = [
    [
      'a host that another has',
      'brand.ts',
      (t) => t.replace(/hosts: \[.*\]/, "hosts: ['spark.localhost']"),
      /spark\.localhost belongs to spark/,
    ],
    [
      'an id that is not the folder',
      'brand.ts',
      (t) => t.replace(/id: '\w+'/, "id: 'spark'"),
      /brand\.ts: id: is not the folder/,
    ],
    [
      'an unknown field',
      'brand.ts',
      (t) => t.replace('year:', "colour: 'red', year:"),
      /brand\.ts: .*colour/,
    ],
    [
      'one folder for all pictures',
      'brand.ts',
      (t) => t.replace("'people'", "'portraits'"),
      /photoFolders/,
    ],
    [
      'ink too pale to read',
      'tokens.css',
      (t) =>
        t.replace(
          '--ink-soft: light-dark(var(--grey-600)',
          '--ink-soft: light-dark(var(--grey-400)',
        ),
      /light: --ink-soft on --surface has a contrast of/,
    ],
    [
      'a meaning that is missing',
      'tokens.css',
      (t) => t.replace(/ {2}--hosted:.*\n/, ''),
      /tokens\.css: --hosted: is missing/,
    ],
    [
      'a picture that is not there',
      'tokens.css',
      (t) => t.replace('pattern.svg', 'gone.svg'),
      /gone\.svg: there is no such picture/,
    ],
    [
      'a font that is not there',
      'faces.json',
      (t) => t.replace('onest-latin-wght', 'onest-latin-none'),
      /onest-latin-none.*there is no such file/,
    ],
    [
      'a face that nothing describes',
      'fonts.ts',
      (t) => t.replace('/onest.woff2', '/other.woff2'),
      /other\.woff2: faces\.json describes no such face/,
    ],
    [
      'a face the tokens ask for in vain',
      'tokens.css',
      (t) => t.replace('var(--font-onest)', 'var(--font-gone)'),
      /fonts\.ts: --font-gone/,
    ],
    [
      'a drawing in a colour nobody mixed',
      'hero.tsx',
      (t) => t.replace('--art-one', '--art-none'),
      /hero\.tsx: --art-none/,
    ],
    [
      'a small drawing in one too',
      'drawings.svg',
      (t) => t.replace('--art-two', '--art-none'),
      /drawings\.svg: sent: --art-none/,
    ],
    [
      'a slot without a drawing',
      'drawings.svg',
      (t) => t.replace('drawing-loader"', 'drawing-other"'),
      /drawings\.svg: loader: is missing/,
    ],
    [
      'a drawing that is too large',
      'drawings.svg',
      (t) => t.replace('<circle', `<path d="M${'0 '.repeat(1000)}0"/><circle`),
      /drawings\.svg: credit: is \d+ bytes/,
    ],
    [
      'a motion without keyframes',
      'tokens.css',
      (t) => t.replace('--loader-motion: loader', '--loader-motion: turning'),
      /tokens\.css: --loader-motion: there are no keyframes turning/,
    ],
    [
      'a portrait in one too',
      'portrait.ts',
      (t) => t.replace("'--blue-600'", "'--blue-999'"),
      /portrait\.ts: --blue-999/,
    ],
    [
      'words that one language lacks',
      'copy/es.json',
      (t) => t.replace(/ {2}"adults".*\n/, ''),
      /copy\/es\.json: adults/,
    ],
    [
      'words of its own in one language only',
      'copy/it.json',
      (t) => t.replace('{\n', '{\n  "extra": "Sale",\n'),
      /copy\/fr\.json: extra: is said in another language/,
    ],
    [
      'a French sign without its space',
      'copy/fr.json',
      (t) => t.replace('La riva', 'La rive!'),
      /copy\/fr\.json: title: lacks a narrow space/,
    ],
    [
      'a question that does not begin',
      'copy/es.json',
      (t) => t.replace('La riva', 'Quién?'),
      /copy\/es\.json: title: ends a question/,
    ],
  ];

  test.each(WRONG)('%s', async (_, file, change, fault) => {
    fillIn();
    edit(file, change);
    expect((await found()).filter((line) => !line.startsWith('assets: older'))).toEqual(
      expect.arrayContaining([expect.stringMatching(fault)]),
    );
  });

  test('a missing file, and drawings older than their sources', async () => {
    fillIn();
    edit('hero.tsx', (text) => text.replace('190', '191'));
    expect(await found()).toEqual([expect.stringMatching(/^assets: older than/)]);
    rmSync(join(folder, 'home.tsx'));
    expect(await found()).toEqual(['home.tsx: is missing']);
  });
});

test.each(['Alba', 'a', 'alba2', '../alba', 'verylongnameofabrand'])(
  '%s is refused as a brand id',
  (id) => {
    expect(() => scaffold({ id, brands: place, year: 2026, lettersOf })).toThrow(
      'lower-case letters',
    );
  },
);

test('an existing folder is not overwritten', () => {
  const again = { id: basename(folder), brands: place, year: 2026, lettersOf };
  expect(() => scaffold(again)).toThrow('already');
});
