import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand, BrandFile } from '../../../lib/brands/schema.ts';
import type { BrandPortrait } from '../../../lib/media/portraits/brand-portrait.ts';
import { BLANK, FILES } from '../folder.ts';
import { checkAssets } from './check-assets.ts';
import { checkCopy } from './check-copy.ts';
import { checkDrawings } from './check-drawings.ts';
import { checkFile } from './check-file.ts';
import { checkFonts } from './check-fonts.ts';
import { checkMotions, checkSymbols } from './check-symbols.ts';
import { checkTheme } from './check-theme.ts';
import { checkPortrait } from './check-portrait.ts';
import { inFile, tried, type Fault } from './fault.ts';

export type World = {
  /** The folder of package.json and node_modules. */
  readonly root: string;
  readonly others: readonly Brand[];
  /** Names of the tokens that every brand defines. */
  readonly meanings: readonly string[];
  readonly production: boolean;
};

function filesUnder(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within)).flatMap((name) => {
    const path = join(within, name);
    return statSync(join(folder, path)).isDirectory() ? filesUnder(folder, path) : [path];
  });
}

/** The blanks of the template that have not been filled in. */
function blanks(folder: string): readonly Fault[] {
  return filesUnder(folder)
    .filter((file) => /\.(?:tsx?|css|json|svg)$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const open = lines.flatMap((line, index) => (line.includes(BLANK) ? [index + 1] : []));
      return open.length === 0 ? [] : inFile(file, [`is still blank in line ${open.join(', ')}`]);
    });
}

async function load(folder: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
}

/** Everything that is missing or wrong in a brand's folder, by file. Changes nothing. */
export async function checkBrand(folder: string, world: World): Promise<readonly Fault[]> {
  const missing = FILES.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.flatMap((file) => inFile(file, ['is missing']));
  const id = basename(folder);
  const packages = new Set(
    Object.keys(
      (
        JSON.parse(readFileSync(join(world.root, 'package.json'), 'utf8')) as {
          dependencies: Record<string, string>;
        }
      ).dependencies,
    ),
  );
  const { default: file } = await load(folder, 'brand.ts');
  const { theme } = file as BrandFile;
  const checks = [
    tried('brand.ts', () => checkFile({ ...world, id, file })),
    tried('tokens.css', () => checkTheme({ ...world, folder, id, themeColor: theme.themeColor })),
    tried('fonts.ts', () => checkFonts({ ...world, folder, fonts: theme.fonts, packages })),
    tried('copy', () => checkCopy(folder)),
    tried('hero.tsx', () => checkDrawings(folder)),
    tried('drawings.svg', () => checkSymbols(folder)),
    tried('tokens.css', () => checkMotions(folder)),
    tried('portrait.ts', async () => {
      const { portrait } = await load(folder, 'portrait.ts');
      return checkPortrait(folder, portrait as BrandPortrait);
    }),
    tried('assets', () => checkAssets(folder)),
  ];
  return [...blanks(folder), ...(await Promise.all(checks)).flat()];
}
