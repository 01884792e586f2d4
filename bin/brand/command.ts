import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFileSchema, type Brand } from '../../lib/brands/schema.ts';
import { meaningsOf } from '../../lib/brands/token-rules.ts';
import { clock } from '../../lib/kernel/clock.ts';
import { checkBrand } from './check/check-brand.ts';
import { ID } from './folder.ts';
import { scaffold, type Letters } from './scaffold.ts';
import { brandFolders, oldLists, writeLists } from './write-lists.ts';

type Checkout = {
  /** Root of the checkout. */
  readonly root: string;
  readonly lettersOf: (name: string) => Letters;
  readonly production: boolean;
};

type Said = { readonly code: 0 | 1 | 2; readonly lines: readonly string[] };

const USAGE = ['Usage: npm run brand NAME', '       npm run brand -- --check [NAME]'];

/** The work of `npm run brand`: its output and its exit code. */
export async function brandCommand(args: readonly string[], checkout: Checkout): Promise<Said> {
  const [first = '', second, third] = args;
  if (first === '--check' && third === undefined) return checkBrands(checkout, second);
  if (!ID.test(first) || second !== undefined) return { code: 2, lines: USAGE };
  return begin(first, checkout);
}

function begin(id: string, { root, lettersOf }: Checkout): Said {
  const brandsFolder = join(root, 'brands');
  if (brandFolders(root).includes(id)) return { code: 1, lines: [`brands/${id} already exists.`] };
  scaffold({ id, brands: brandsFolder, year: new Date(clock.ms()).getUTCFullYear(), lettersOf });
  writeLists(root);
  return {
    code: 0,
    lines: [
      `brands/${id} is written and listed. Fill in what is blank, draw its picture and its name, choose`,
      'colours and fonts, and then:',
      `  node bin/draw-brand-assets.mjs ${id}   draws icons and shared pictures`,
      `  npm run brand -- --check ${id}         names what is missing or wrong`,
      `Its host is ${id}.localhost, which browsers find by themselves. One of your own needs a DNS record`,
      'and a certificate.',
    ],
  };
}

async function checkBrands(checkout: Checkout, wanted: string | undefined): Promise<Said> {
  const { root, production } = checkout;
  const folders = brandFolders(root);
  const chosen = folders.filter((id) => wanted === undefined || id === wanted);
  if (chosen.length === 0) return { code: 2, lines: [`There is no brands/${wanted ?? ''}.`] };
  const faults = oldLists(root).map(
    (file) => `${file}: is older than the folders; run \`node bin/write-brands.mjs\``,
  );
  const brands = await readableBrands(root);
  const fine: string[] = [];
  for (const id of chosen) {
    const others = brands.filter((brand) => brand.id !== id);
    const world = { root, others, meanings: meaningsLike(root, others), production };
    const found = await checkBrand(join(root, 'brands', id), world);
    faults.push(...found.map(({ file, fault }) => `brands/${id}/${file}: ${fault}`));
    const brand = brands.find((known) => known.id === id);
    if (found.length === 0 && brand) fine.push(...remarks(brand));
  }
  return { code: faults.length === 0 ? 0 : 1, lines: [...faults, ...fine] };
}

/** Does not use the registry: one broken file makes it throw, and here that file is to be reported. */
async function readableBrands(root: string): Promise<readonly Brand[]> {
  const found: Brand[] = [];
  for (const id of brandFolders(root)) {
    const address = pathToFileURL(join(root, 'brands', id, 'brand.ts')).href;
    const { default: file } = (await import(address)) as { readonly default: unknown };
    const { data } = brandFileSchema.safeParse(file);
    if (data) found.push(data);
  }
  return found;
}

function meaningsLike(root: string, [example]: readonly Brand[]): readonly string[] {
  if (!example) return [];
  return meaningsOf(readFileSync(join(root, 'brands', example.id, 'tokens.css'), 'utf8'));
}

/** What is valid but has to be considered before launch. */
function remarks({ id, company, hosts }: Brand): readonly string[] {
  const outside = hosts.filter((host) => !host.endsWith('.localhost'));
  return [
    `${id}: nothing is missing.`,
    ...(company.invented
      ? [`${id}: its company is invented, which is good for a demonstration.`]
      : []),
    ...outside.map((host) => `${id}: ${host} needs a DNS record and a certificate.`),
  ];
}
