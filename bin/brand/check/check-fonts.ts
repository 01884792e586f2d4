import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inFile, type Fault } from './fault.ts';

type Given = {
  readonly folder: string;
  readonly root: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly packages: ReadonlySet<string>;
};

/** The brand's faces: their files exist, their packages are declared, and its tokens ask for no others. */
export function checkFonts({ folder, root, fonts, packages }: Given): readonly Fault[] {
  const source = readFileSync(join(folder, 'fonts.ts'), 'utf8');
  const files = [...source.matchAll(/'\.\.\/\.\.\/(node_modules\/[^']+)'/g)].map(
    ([, file = '']) => file,
  );
  const gone = files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file}: there is no such file`);
  const names = [...new Set(Object.values(fonts))];
  const strange = names
    .filter((name) => !packages.has(`@fontsource-variable/${name}`))
    .map((name) => `@fontsource-variable/${name}: package.json does not name it`);
  // What a page asks for early is found by this beginning of the file's name.
  const unloaded = names
    .filter((name) => !files.some((file) => basename(file).startsWith(`${name}-latin-`)))
    .map((name) => `${name}: brand.ts names it, and no file of it is loaded`);
  const declared = new Set([...source.matchAll(/'(--font-[\w-]+)'/g)].map(([, name]) => name));
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const asked = [...tokens.matchAll(/var\((--font-[\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !declared.has(name))
    .map((name) => `${name}: the tokens ask for it, and no font declares it`);
  return inFile('fonts.ts', [...gone, ...strange, ...unloaded, ...asked]);
}
