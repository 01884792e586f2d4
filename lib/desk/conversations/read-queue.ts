import { brandById } from '../../brands/registry.ts';
import { brandLimitsSchema } from '../../brands/limits.ts';
import { brandSettings } from '../../brands/settings.ts';
import { db } from '../../db/client.ts';
import { run } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { maskPhoneNumbers } from '../../words/phone-numbers.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import type { QueueTalk } from './contract.ts';
import { VIEWS, type View } from './queue-views.ts';

const PAGE = 40;
const LONGEST = 140;

type Asked = {
  readonly operator: Operator;
  readonly view: View;
  readonly brand?: string | undefined;
  readonly cursor?: string | undefined;
  readonly now: Date;
};

type Row = Omit<QueueTalk, 'since' | 'lastAt' | 'heldUntil' | 'last' | 'lastMine'> & {
  readonly since: Date | null;
  readonly lastAt: Date | null;
  readonly heldUntil: Date | null;
  readonly last: string | null;
  readonly lastMine: boolean | null;
  readonly at: Date;
  readonly mark: string;
};

function place(cursor: string | undefined): readonly [Date | null, string | null] {
  const [ms = '', mark = ''] = (cursor ?? '').split('_');
  const at = new Date(Number(ms));
  return ms === '' || !isId(mark) || Number.isNaN(at.getTime()) ? [null, null] : [at, mark];
}

function shown({ at: _, mark: __, ...row }: Row): QueueTalk {
  const { since, lastAt, heldUntil, last, lastMine, picture } = row;
  return {
    ...row,
    picture: picture === null ? null : photoUrls(picture).thumb,
    since: since?.getTime() ?? null,
    lastAt: lastAt?.getTime() ?? null,
    heldUntil: heldUntil?.getTime() ?? null,
    last: maskPhoneNumbers(last ?? '').slice(0, LONGEST),
    lastMine: lastMine ?? false,
  };
}

/** The most talks somebody may hold: what the most generous of their brands allows. */
async function mostOf({ brandIds }: Operator): Promise<number> {
  const ids = brandIds.length > 0 ? brandIds : await knownBrands();
  const all = await Promise.all(ids.map((id) => brandSettings(id)));
  return Math.max(...all.map(({ limits }) => brandLimitsSchema.parse(limits).talksPerOperator));
}

async function knownBrands(): Promise<readonly string[]> {
  const rows = await db().brandSettings.findMany({
    distinct: ['brandId'],
    select: { brandId: true },
  });
  return rows.map(({ brandId }) => brandId).filter((id) => brandById(id) !== undefined);
}

/**
 * One page of the queue, of the brands the operator works for. Raises `not_found` for a brand that is not
 * among them.
 */
export async function readQueue({ operator, view, brand, cursor, now }: Asked) {
  if (brand !== undefined) requireBrand(operator, brand);
  const self = `operator:${operator.operatorId}`;
  const all = operator.brandIds.length === 0 ? null : operator.brandIds;
  const brands = brand === undefined ? all : [brand];
  const statement = { name: `desk-queue-${view}`, text: VIEWS[view] };
  const values = [brands, now, self, ...place(cursor), PAGE + 1];
  const [rows, own, most] = await Promise.all([
    run<Row>(statement, values),
    db().conversation.count({ where: { heldBy: self, heldUntil: { gt: now } } }),
    mostOf(operator),
  ]);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    talks: rows.slice(0, PAGE).map(shown),
    next: last ? `${String(last.at.getTime())}_${last.mark}` : null,
    ...{ own, most, self },
  };
}
