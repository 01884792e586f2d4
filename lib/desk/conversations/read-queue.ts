import { z } from 'zod';
import { brandById } from '../../brands/registry.ts';
import { brandLimitsSchema } from '../../brands/limits.ts';
import { brandSettings } from '../../brands/settings.ts';
import { run, type Statement } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { maskPhoneNumbers } from '../../words/phone-numbers.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import type { QueueTalk } from './contract.ts';
import { BEGINS, PAGE, VIEWS, type View } from './queue-views.ts';

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

function placeIn(cursor: string | undefined): readonly [Date, string] | undefined {
  const [ms = '', mark = ''] = (cursor ?? '').split('_');
  const at = new Date(Number(ms));
  return ms === '' || !isId(mark) || Number.isNaN(at.getTime()) ? undefined : [at, mark];
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

const STANDING: Statement = {
  name: 'desk-queue-standing',
  text: `
    select (select count(*)::int from conversations where held_by = $1 and held_until > $2) as own,
           array(select distinct brand_id from brand_settings) as brands`,
};

const talksSchema = brandLimitsSchema.shape.talksPerOperator;
const limitsSchema = z.object({ talksPerOperator: talksSchema });

/** How many talks somebody holds, and how many they may: what the most generous of their brands allows. */
async function standing({ operator, now }: Pick<Asked, 'operator' | 'now'>, self: string) {
  type Row = { readonly own: number; readonly brands: readonly string[] };
  const [{ own, brands } = { own: 0, brands: [] }] = await run<Row>(STANDING, [self, now]);
  const ids = operator.brandIds.length > 0 ? operator.brandIds : brands.filter(brandById);
  const all = await Promise.all(ids.map((id) => brandSettings(id)));
  const most = all.map(({ limits }) => limitsSchema.parse(limits).talksPerOperator);
  return { own, most: Math.max(...most) };
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
  const values = [brands, now, self, ...(placeIn(cursor) ?? BEGINS[view])];
  const [rows, held] = await Promise.all([
    run<Row>(statement, values),
    standing({ operator, now }, self),
  ]);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    talks: rows.slice(0, PAGE).map(shown),
    next: last ? `${String(last.at.getTime())}_${last.mark}` : null,
    ...{ ...held, self },
  };
}
