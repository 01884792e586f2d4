import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../lib/brands/schema.ts';
import { ID } from './folder.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

export type Letters = { readonly box: string; readonly paths: readonly string[] };

type New = {
  readonly id: string;
  /** The folder that contains the brands. */
  readonly brands: string;
  readonly year: number;
  /** A name as outlines, with the box around them. */
  readonly lettersOf: (name: string) => Letters;
};

/**
 * Writes the folder of a new brand from the template, with placeholders where its authors have to write
 * something.
 * Throws for an invalid id and for a folder that already exists.
 */
export function scaffold({ id, brands, year, lettersOf }: New): string {
  if (!ID.test(id)) throw new Error(`${id}: must be three to sixteen lower-case letters.`);
  const folder = join(brands, id);
  if (existsSync(folder)) throw new Error(`${id}: already exists.`);
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const { box, paths } = lettersOf(name);
  const placeholders = {
    ID: id,
    NAME: name,
    YEAR: String(year),
    DESCRIPTOR: id.toUpperCase().padEnd(5, '.'),
    BOX: box,
    PATHS: paths.map((path) => `    '${path}',`).join('\n'),
  };
  for (const [file, text] of filled(placeholders)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function filled(
  placeholders: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => {
      const text = readFileSync(join(TEMPLATE, file), 'utf8').replace(
        /__([A-Z]+)__/g,
        (whole, key: string) => placeholders[key] ?? whole,
      );
      const target = file.slice(0, -'.txt'.length);
      return target.includes('locale')
        ? locales.map((locale) => [target.replace('locale', locale), text] as const)
        : [[target, text] as const];
    });
}
