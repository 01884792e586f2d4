import { failPoint } from '#lib/kernel/fail-point.ts';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { writtenSince, type Sums } from './compare.ts';
import { inTransaction, one, withCells, type Cells } from './connections.ts';
import { addMonths, loadBrand, removeOwn } from './load-brand.ts';
import { endPause, pause, pauseOf, setMove } from './pauses.ts';
import { refuseSharedSeller } from './sellers.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

export type Order = {
  readonly brandId: string;
  /** Addresses of the databases, as their owner, without a pooler. */
  readonly from: string;
  readonly to: string;
  /** Leads the brand's hosts to the other cell. Without it the move ends before, and `openBrand` ends the pause. */
  readonly switchRoute?: () => Promise<void>;
  /** Copies the files that the other cell's store lacks. */
  readonly copyFiles?: (cells: Cells) => Promise<void>;
  readonly say?: (line: string) => void;
};

type Moved = { readonly rows: number; readonly pausedMs: number; readonly copyMs: number };

/** Copies made before the move gives up, where rows are written although the brand is paused. */
const COPIES = 3;

/**
 * Moves all rows of a brand to the database of another cell. It may be repeated after a crash at any moment: until the
 * source is marked `moved`, nothing has happened but a pause and a copy that is replaced; from then on the source is
 * never served again, and a repetition goes on with the route.
 */
export async function moveBrand(order: Order): Promise<Moved> {
  const { brandId, say = () => undefined } = order;
  return withCells(order, async (cells) => {
    const begun = performance.now();
    let found = { rows: 0, copyMs: 0 };
    let paused = begun;
    if ((await pauseOf(cells.from, brandId))?.move !== 'moved') {
      await refuseMove(cells, brandId);
      await addMonths(cells);
      await order.copyFiles?.(cells);
      await pause(cells.to, brandId, 'in');
      paused = performance.now();
      await pause(cells.from, brandId, 'out');
      try {
        say('Paused; waiting until nothing of the brand is under way.');
        await waitUntilQuiet(cells.from, brandId);
        say(`Nothing is under way after ${secondsSince(paused)}.`);
        failPoint('move.paused');
        found = await copyUntilEqual(cells, order);
        await order.copyFiles?.(cells);
      } catch (error) {
        await goBack(cells, brandId);
        throw error;
      }
      await setMove(cells.from, brandId, 'moved');
      failPoint('move.moved');
      say(`Moved: ${String(found.rows)} rows.`);
    }
    if (order.switchRoute) {
      await order.switchRoute();
      failPoint('move.switched');
      await open(cells, brandId);
    }
    return { ...found, pausedMs: performance.now() - paused };
  });
}

const secondsSince = (begun: number): string =>
  `${((performance.now() - begun) / 1_000).toFixed(1)} s`;

async function copyUntilEqual(cells: Cells, { brandId, from, say }: Order) {
  for (let copy = 1; ; copy += 1) {
    const began = performance.now();
    const { sums, snapshot } = await loadBrand(cells, { brandId, fromUrl: from });
    const copyMs = performance.now() - began;
    const late = await writtenSince(cells.from, brandId, snapshot);
    failPoint('move.loaded');
    if (late.length === 0) {
      await setMove(cells.from, brandId, 'out', snapshot);
      return { rows: total(sums), copyMs };
    }
    if (copy === COPIES)
      throw new PlainError(`Rows were written although the brand is paused: ${late.join(', ')}.`);
    say?.(`Written meanwhile, so copied again: ${late.join(', ')}.`);
  }
}

const total = (sums: Sums): number => Object.values(sums).reduce((all, { rows }) => all + rows, 0);

/** Throws a PlainError where the other cell has members of the brand, or the seller's numbers would be given twice. */
async function refuseMove({ from, to }: Cells, brandId: string): Promise<void> {
  if ((await pauseOf(from, brandId))?.move === 'in')
    throw new PlainError('The brand is being moved to this cell.');
  const there = await pauseOf(to, brandId);
  const members = await one(to, 'select count(*)::int from users where brand_id = $1', [brandId]);
  if (there?.move !== 'loaded' && members !== 0)
    throw new PlainError(`The other cell has ${String(members)} members of the brand.`);
  if (
    (await one(from, 'select count(*)::int from brand_settings where brand_id = $1', [brandId])) ===
    0
  )
    throw new PlainError('This cell has nothing of the brand.');
  await refuseSharedSeller({ from, to }, brandId);
}

/** As before the move: the source serves the brand again, and the other cell has nothing of it. */
async function goBack({ from, to }: Cells, brandId: string): Promise<void> {
  await inTransaction(to, async () => {
    if ((await pauseOf(to, brandId))?.move === 'loaded') await removeOwn(to, brandId);
    await endPause(to, brandId);
  });
  await endPause(from, brandId);
}

/** Ends a move that has not come to `moved`. */
export async function abandonMove(order: Order): Promise<void> {
  await withCells(order, async (cells) => {
    const here = await pauseOf(cells.from, order.brandId);
    const there = await pauseOf(cells.to, order.brandId);
    if (
      here?.move === 'moved' ||
      (here?.move !== 'out' && there?.move !== 'in' && there?.move !== 'loaded')
    )
      throw new PlainError(
        'There is no move to abandon: the brand is not on its way, or has arrived.',
      );
    await goBack(cells, order.brandId);
  });
}

async function open({ from, to }: Cells, brandId: string): Promise<void> {
  const [here, there] = [await pauseOf(from, brandId), await pauseOf(to, brandId)];
  if (here?.move !== 'moved') throw new PlainError('The rows have not been moved yet.');
  if (there === undefined) return;
  if (there.move !== 'loaded') throw new PlainError('The other cell does not have the rows.');
  await endPause(to, brandId);
}

/** Ends the pause in the other cell, once the proxy leads there. */
export function openBrand(order: Order): Promise<void> {
  return withCells(order, (cells) => open(cells, order.brandId));
}

/** Runs a command of the operator's, such as the proxy's reload; throws a PlainError when it fails. */
export async function runCommand(command: string): Promise<void> {
  const { code, output } = await run('sh', ['-euc', command]);
  if (code !== 0)
    throw new PlainError(`${command}\n${output.trim()}\nThe brand is paused: repeat the command.`);
}
