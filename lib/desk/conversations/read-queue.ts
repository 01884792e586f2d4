import { run } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { maskPhoneNumbers } from '../../text/phone-numbers.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { QueuedConversation } from './contract.ts';
import { mostOf } from './holds-of.ts';
import { BEGINS, PAGE, QUEUE, type View } from './queue-views.ts';

const MAX_LENGTH = 140;

type Asked = {
  readonly operator: Operator;
  readonly view: View;
  readonly brand?: string | undefined;
  readonly cursor?: string | undefined;
  readonly now: Date;
};

type Row = Omit<QueuedConversation, 'last' | 'lastMine'> & {
  readonly last: string | null;
  readonly lastMine: boolean | null;
  readonly at: number;
  readonly mark: string;
};
type Found = { readonly own: number } & (Row | { readonly conversationId: null });
const isConversation = (found: Found): found is Row & Found => found.conversationId !== null;

function placeIn(cursor: string | undefined): readonly [Date, string] | undefined {
  const [ms = '', mark = ''] = (cursor ?? '').split('_');
  const at = new Date(Number(ms));
  return ms === '' || !isId(mark) || Number.isNaN(at.getTime()) ? undefined : [at, mark];
}

function shown({
  conversationId,
  brandId,
  persona,
  member,
  locale,
  flagged,
  ...rest
}: Row): QueuedConversation {
  const { heldBy, heldByName, heldUntil, since, lastAt, last, lastMine, picture } = rest;
  return {
    conversationId,
    brandId,
    persona,
    member,
    locale,
    flagged,
    heldBy,
    heldByName,
    heldUntil,
    since,
    lastAt,
    lastMine: lastMine ?? false,
    picture: picture === null ? null : photoUrls(picture).thumb,
    last: maskPhoneNumbers(last ?? '').slice(0, MAX_LENGTH),
  };
}

/** One page of the conversation queue for the operator's brands. Raises `not_found` for another brand. */
export async function readQueue({ operator, view, brand, cursor, now }: Asked) {
  if (brand !== undefined) requireBrand(operator, brand);
  const self = `operator:${operator.operatorId}`;
  const all = operator.brandIds.length === 0 ? null : operator.brandIds;
  const asked = brand === undefined ? all : [brand];
  const values = [asked, now, self, ...(placeIn(cursor) ?? BEGINS[view])];
  const [found, most] = await Promise.all([run<Found>(QUEUE[view], values), mostOf(operator)]);
  const rows = found.filter(isConversation);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    conversations: rows.slice(0, PAGE).map(shown),
    next: last ? `${String(last.at)}_${last.mark}` : null,
    own: found[0]?.own ?? 0,
    most,
    self,
  };
}
