import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { SettlementFile } from '../../db/generated/client.ts';
import { operatorNames } from '../operators/operator-names.ts';
import type { SettlementFileRow, SettlementLineRow } from './contract.ts';

const FILES = 20;
const LINES = 100;

async function presented(files: readonly SettlementFile[]): Promise<SettlementFileRow[]> {
  const nameOf = await operatorNames(files.map(({ broughtBy }) => broughtBy));
  return files.map((file) => ({
    ...file,
    state: file.state === 'done' ? 'done' : file.state === 'due' ? 'due' : 'reading',
    broughtBy: nameOf(file.broughtBy),
  }));
}

/** For finance: the last settlements, newest first. */
export async function listSettlements(): Promise<SettlementFileRow[]> {
  return presented(await db().settlementFile.findMany({ orderBy: { id: 'desc' }, take: FILES }));
}

/** For finance: a settlement and one page of its mismatching lines. Raises `not_found`. */
export async function readSettlement(
  id: string,
  after: number,
): Promise<{ file: SettlementFileRow; lines: SettlementLineRow[]; next: number | null }> {
  const found = isId(id) ? await db().settlementFile.findUnique({ where: { id } }) : null;
  const [file] = found ? await presented([found]) : [];
  if (!file) return fail('not_found');
  const lines = await db().$queryRaw<SettlementLineRow[]>`
    select number, kind, reference, currency, theirs_minor as "theirsMinor", ours_minor as "oursMinor",
           finding, order_id as "orderId"
      from settlement_lines
     where file_id = ${id}::uuid and finding <> 'fits' and number > ${after}
     order by number limit ${LINES + 1}`;
  const shown = lines.slice(0, LINES);
  return { file, lines: shown, next: lines.length > LINES ? (shown.at(-1)?.number ?? null) : null };
}
