import { brandById } from '#lib/brands/registry.ts';
import { main, PlainError } from '../common/plain-error.mjs';
import type { Cells } from './connections.ts';
import { deleteBrand } from './delete-brand.ts';
import { abandonMove, moveBrand, openBrand, runCommand, type Order } from './move-brand.ts';
import { shareRows } from './share-rows.ts';

const {
  DATABASE_OWNER_URL: owner,
  DATABASE_DIRECT_URL: direct,
  DATABASE_URL: url,
  OTHER_CELL_URL: to = '',
  S3_URL: store = '',
  OTHER_CELL_S3_URL: otherStore = '',
} = process.env;

const say = (line: string): void => {
  console.log(line);
};

await main(async () => {
  const [verb, brandId = '', ...more] = process.argv.slice(2);
  const from = [owner, direct, url].find(Boolean) ?? '';
  if (from === '' || to === '')
    throw new PlainError(
      'DATABASE_URL names this cell’s database, and OTHER_CELL_URL the other cell’s.',
    );
  if (verb === 'share') {
    await shareRows({ from, to });
    console.log('The other cell has the rows that all brands share.');
    return;
  }
  if (brandById(brandId) === undefined) throw new PlainError(`There is no brand ${brandId}.`);
  const order: Order = { brandId, from, to, say };
  if (verb === 'move') await move(order, more);
  else if (verb === 'open') {
    await openBrand(order);
    console.log('The other cell serves the brand within a second.');
  } else if (verb === 'abandon') {
    await abandonMove(order);
    console.log('This cell serves the brand again within a second.');
  } else if (verb === 'delete') {
    const deleted = await deleteBrand({ ...order, anyhow: more.includes('--anyhow') });
    console.log(`Deleted ${String(deleted)} rows here.`);
  } else throw new PlainError('share | move | open | abandon | delete');
});

async function move(order: Order, [flag, command]: readonly string[]): Promise<void> {
  if (flag !== undefined && (flag !== '--switch' || !command))
    throw new PlainError('move BRAND [--switch COMMAND]');
  const { rows, pausedMs, copyMs } = await moveBrand({
    ...order,
    ...(command === undefined ? {} : { switchRoute: () => runCommand(command) }),
    ...(await files(order)),
  });
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  console.log(`${String(rows)} rows in ${seconds(copyMs)}; ${seconds(pausedMs)} since the pause.`);
  if (command === undefined) console.log('Lead its hosts to the other cell, then: open BRAND.');
}

/** Nothing is copied where both cells have the same store. */
async function files({ brandId, say }: Order): Promise<Pick<Order, 'copyFiles'>> {
  if (otherStore === '' || otherStore === store) return {};
  if (store === '')
    throw new PlainError('OTHER_CELL_S3_URL needs S3_URL: files in a folder are not moved.');
  const { bucketStore } = await import('#lib/media/storage/bucket-store.ts');
  const { fileCopier } = await import('./copy-files.ts');
  const copy = fileCopier({ from: bucketStore(store), to: bucketStore(otherStore) }, brandId);
  return {
    copyFiles: async (cells: Cells) => {
      say?.(`Files copied: ${String(await copy(cells))}`);
    },
  };
}
