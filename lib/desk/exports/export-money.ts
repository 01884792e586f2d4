import { db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { exportKinds } from './contract.ts';
import { exportLines } from './export-lines.ts';

const LINES_A_CHUNK = 500;

type ExportRequest = {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly brand?: string | undefined;
  readonly operator: Operator;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

/** Produces bytes on demand: a slow client slows the database reads down. */
function streamOf(lines: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (out) => {
      let text = '';
      for (let count = 0; count < LINES_A_CHUNK; count += 1) {
        const step = await lines.next();
        if (step.done === true) {
          if (text !== '') out.enqueue(encoder.encode(text));
          out.close();
          return;
        }
        text += `${step.value}\r\n`;
      }
      out.enqueue(encoder.encode(text));
    },
    cancel: async () => {
      await lines.return();
    },
  });
}

/**
 * For finance: a period's money on the operator's brands as CSV. The audit log entry is written before the
 * first line. Raises `not_found` and `input_invalid`.
 */
export async function exportMoney(request: ExportRequest): Promise<Response> {
  const { from, to, brand, operator, purpose, now } = request;
  const kind = exportKinds.find((one) => one === request.kind) ?? fail('not_found');
  if (from > to) fail('input_invalid', {}, [{ path: 'to', code: 'before_from' }]);
  if (brand !== undefined) requireBrand(operator, brand);
  const own = operator.brandIds.length === 0 ? null : operator.brandIds;
  const brandIds = brand === undefined ? own : [brand];
  await audit(db(), {
    actor: `operator:${operator.operatorId}`,
    action: 'money.export',
    subject: kind,
    purpose,
    now,
    data: { from, to, brands: brandIds === null ? 'all' : brandIds.join(' ') },
    ...(brand === undefined ? {} : { brandId: brand }),
  });
  const span = { kind, from: dayOf(from), until: after(dayOf(to), DAY), brandIds };
  return new Response(streamOf(exportLines(span)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}-${from}-${to}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
