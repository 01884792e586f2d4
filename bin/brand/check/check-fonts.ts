import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inFile, type Fault } from './fault.ts';

type Given = {
  readonly folder: string;
  readonly root: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly packages: ReadonlySet<string>;
};

type FontFiles = Readonly<Record<string, { readonly file: string }>>;

function checkFontFiles(
  { folder, root, fonts, packages }: Given,
  fontFiles: FontFiles,
): readonly Fault[] {
  const files = Object.values(fontFiles).map(({ file }) => file);
  const gone = files
    .filter((file) => !existsSync(join(root, 'node_modules/@fontsource-variable', file)))
    .map((file) => `${file}: there is no such file`);
  const strange = files
    .map((file) => `@fontsource-variable/${file.split('/')[0] ?? ''}`)
    .filter((name) => !packages.has(name))
    .map((name) => `${name}: package.json does not name it`);
  // Fonts to preload are looked up by name.
  const unknown = Object.values(fonts)
    .filter((name) => !(name in fontFiles))
    .map((name) => `${name}: brand.ts of ${basename(folder)} names it, and it is no face here`);
  return inFile('faces.json', [...new Set([...gone, ...strange, ...unknown])]);
}

/** The brand's fonts: their files exist, their packages are declared, each is loaded, and its tokens use no others. */
export function checkFonts(given: Given): readonly Fault[] {
  const { folder } = given;
  const fontFiles = JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8')) as FontFiles;
  const source = readFileSync(join(folder, 'fonts.ts'), 'utf8');
  const cut = `../../.data/build/faces/${basename(folder)}/`;
  const loaded = [...source.matchAll(/src: '([^']+)'/g)].map(([, src = '']) => src);
  const strange = loaded
    .filter((src) => !Object.keys(fontFiles).some((name) => src === `${cut}${name}.woff2`))
    .map((src) => `${src}: faces.json describes no such face`);
  const unloaded = Object.keys(fontFiles)
    .filter((name) => !loaded.includes(`${cut}${name}.woff2`))
    .map((name) => `${name}: faces.json describes it, and nothing loads it`);
  const declared = new Set([...source.matchAll(/'(--font-[\w-]+)'/g)].map(([, name]) => name));
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const asked = [...tokens.matchAll(/var\((--font-[\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !declared.has(name))
    .map((name) => `${name}: the tokens ask for it, and no font declares it`);
  return [
    ...checkFontFiles(given, fontFiles),
    ...inFile('fonts.ts', [...strange, ...unloaded, ...asked]),
  ];
}
