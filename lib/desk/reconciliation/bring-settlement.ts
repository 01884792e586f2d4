import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { fail, type FieldFault } from '../../kernel/errors.ts';
import { isId, newId } from '../../kernel/ids.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import {
  isFault,
  readSettlementLine,
  settlementForm,
} from '../../payments/settlements/read-settlement.ts';
import { audit } from '../../audit/audit.ts';

type StaffAction = { readonly actor: string; readonly now: Date };
type Beginning = StaffAction & {
  readonly provider: string;
  readonly company: string;
  readonly name: string;
  readonly head: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

function formOf(head: readonly string[]) {
  return (
    settlementForm(head) ?? fail('input_invalid', {}, [{ path: 'head', code: 'columns_unknown' }])
  );
}

/** For finance: creates a settlement, whose lines are uploaded by further calls. Raises `input_invalid`. */
export async function beginSettlement(beginning: Beginning): Promise<string> {
  const { provider, company, name, head, from, to, actor, now } = beginning;
  formOf(head);
  const whole = (from === undefined) === (to === undefined) && (from ?? '') <= (to ?? '');
  if (!whole) fail('input_invalid', {}, [{ path: 'to', code: 'period_odd' }]);
  refuseCardData(name);
  const id = newId(now.getTime());
  await inTransaction(async (tx) => {
    await tx.settlementFile.create({
      data: {
        id,
        provider,
        company,
        name,
        state: 'reading',
        broughtBy: actor,
        broughtAt: now,
        fromAt: from === undefined ? null : dayOf(from),
        untilAt: to === undefined ? null : after(dayOf(to), DAY),
      },
    });
    const data = { provider, company, name };
    await audit(tx, { actor, action: 'settlement.bring', subject: id, data, now });
  });
  return id;
}

type Lines = {
  readonly id: string;
  readonly head: readonly string[];
  readonly first: number;
  readonly rows: readonly (readonly string[])[];
};

/**
 * For finance: stores the lines that concern payments; fees and payouts are skipped. One invalid line refuses
 * them all and is reported with its number and column. Raises `not_found` and `input_invalid`.
 */
export async function storeLines({ id, head, first, rows }: Lines): Promise<number> {
  const form = formOf(head);
  const read = rows.map((cells) => readSettlementLine(form, head, cells));
  const faults = read.flatMap((one, index): FieldFault[] =>
    one !== null && isFault(one)
      ? [{ path: `${String(first + index)}.${one.column}`, code: one.code }]
      : [],
  );
  if (faults.length > 0) fail('input_invalid', {}, faults.slice(0, 10));
  const data = read.flatMap((one, index) =>
    one === null || isFault(one) ? [] : [{ fileId: id, number: first + index, ...one }],
  );
  if (!isId(id)) fail('not_found');
  const last = first + rows.length - 1;
  return inTransaction(async (tx) => {
    const open = await tx.$executeRaw`
      update settlement_files set line_count = greatest(line_count, ${last})
       where id = ${id}::uuid and state = 'reading'`;
    if (open === 0) fail('not_found');
    return (await tx.settlementLine.createMany({ data, skipDuplicates: true })).count;
  });
}

/** For finance: ends the upload; due work then compares the lines. Raises `not_found`. */
export async function endSettlement(id: string, { actor, now }: StaffAction): Promise<void> {
  if (!isId(id)) fail('not_found');
  await inTransaction(async (tx) => {
    const where = { id, state: 'reading' } as const;
    const { count } = await tx.settlementFile.updateMany({ where, data: { state: 'due' } });
    if (count === 0 && (await tx.settlementFile.count({ where: { id } })) === 0) fail('not_found');
    if (count === 1) await audit(tx, { actor, action: 'settlement.compare', subject: id, now });
  });
  wakeJobs();
}
