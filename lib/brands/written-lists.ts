const HEAD =
  '// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.\n';
const WIDTH = 100;

/** One generated list: a record of what each brand's file of one name exports. */
type List = {
  readonly file: string;
  /** Relative path from the list to brands/. */
  readonly up: string;
  readonly from: string;
  /** Name of the imported export; `default` for a default export. */
  readonly export: string;
  readonly name: string;
  readonly type: string;
  readonly doc: string;
  readonly imports: readonly string[];
};

const BRAND_ID = "import type { BrandId } from '#lib/brands/brand-ids.ts';";

const LISTS: readonly List[] = [
  {
    file: 'lib/brands/brand-files.ts',
    up: '../../brands',
    from: 'brand.ts',
    export: 'default',
    name: 'brandFiles',
    type: 'Readonly<Record<BrandId, BrandFile>>',
    doc: 'Brand files as they are written; the registry checks them.',
    imports: [
      "import type { BrandId } from './brand-ids.ts';",
      "import type { BrandFile } from './schema.ts';",
    ],
  },
  {
    file: 'lib/media/portraits/brand-portraits.ts',
    up: '../../../brands',
    from: 'portrait.ts',
    export: 'portrait',
    name: 'brandPortraits',
    type: 'Readonly<Record<BrandId, BrandPortrait>>',
    doc: 'The demo portrait style of each brand.',
    imports: [
      "import type { BrandId } from '../../brands/brand-ids.ts';",
      "import type { BrandPortrait } from './brand-portrait.ts';",
    ],
  },
  {
    file: 'components/brand/fonts.ts',
    up: '#brands',
    from: 'fonts.ts',
    export: 'fonts',
    name: 'fontVariables',
    type: 'Readonly<Record<BrandId, string>>',
    doc: 'Class names for `<html>`. A browser fetches a font only when text uses it.',
    imports: [BRAND_ID],
  },
  {
    file: 'components/brand/heroes.ts',
    up: '#brands',
    from: 'hero.tsx',
    export: 'Hero',
    name: 'heroes',
    type: 'Readonly<Record<BrandId, ComponentType<{ className?: string }>>>',
    doc: 'The large picture of each brand.',
    imports: ["import type { ComponentType } from 'react';", BRAND_ID],
  },
  {
    file: 'components/brand/wordmarks.ts',
    up: '#brands',
    from: 'wordmark.tsx',
    export: 'wordmark',
    name: 'wordmarks',
    type: 'Readonly<Record<BrandId, WordmarkDrawing>>',
    doc: 'The drawn name of each brand.',
    imports: [BRAND_ID, "import type { WordmarkDrawing } from './wordmark-drawing.ts';"],
  },
  {
    file: 'components/brand/homes.ts',
    up: '#brands',
    from: 'home.tsx',
    export: 'Home',
    name: 'homes',
    type: 'Readonly<Record<BrandId, ComponentType<HomeParts>>>',
    doc: 'The home page of each brand, in its own composition.',
    imports: [
      "import type { ComponentType } from 'react';",
      "import type { HomeParts } from '#components/home/home-parts.ts';",
      BRAND_ID,
    ],
  },
];

/** An array literal of the brand ids, formatted as the formatter would. */
function named(declaration: string, ids: readonly string[], end: string): string {
  const literals = ids.map((id) => `'${id}'`);
  const line = `${declaration} [${literals.join(', ')}]${end}`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `${declaration} [\n${literals.map((literal) => `  ${literal},\n`).join('')}]${end}\n`;
}

function idsFile(ids: readonly string[]): string {
  const list = named('export const brandIds =', ids, ' as const;');
  return `${HEAD}\n/** Every brand there is: the folders under brands/. */\n${list}export type BrandId = (typeof brandIds)[number];\n`;
}

/**
 * List of the brand ids for modules that cannot import the brands (lib/kernel, the sandbox) and set up demo
 * data for each brand by id.
 */
function demoFile(ids: readonly string[]): string {
  return `${HEAD}\n${named('export const demoBrands =', ids, ';')}`;
}

function listFile(list: List, ids: readonly string[]): string {
  const own = ids.map((id) => {
    const what = list.export === 'default' ? id : `{ ${list.export} as ${id} }`;
    return `import ${what} from '${list.up}/${id}/${list.from}';`;
  });
  const lines = ids.map((id) => `  ${id},\n`).join('');
  return `${HEAD}${[...own, ...list.imports].join('\n')}\n\n/** ${list.doc} */\nexport const ${list.name}: ${list.type} = {\n${lines}};\n`;
}

/** The generated files, by path, for the given brand folders. Pure; `ids` are the names of the folders. */
export function writtenLists(ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...ids].sort();
  return new Map([
    ['lib/brands/brand-ids.ts', idsFile(sorted)],
    ['lib/kernel/demo-brands.ts', demoFile(sorted)],
    ['sandbox/demo-brands.ts', demoFile(sorted)],
    ...LISTS.map((list) => [list.file, listFile(list, sorted)] as const),
  ]);
}
