import { db } from '../../db/client.ts';
import type { PaymentBlockState } from '../../db/generated/enums.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { LISTED_PAYER } from '../../payments/blocks/find-block.ts';
import { brandFilter, requireBrand } from '../brand-scope.ts';
import type { PaymentBlockRow } from './contract.ts';

const PAGE = 50;

type Wanted = {
  readonly state: PaymentBlockState;
  readonly refused?: string | undefined;
  readonly before?: string | undefined;
};
type Scope = Pick<Operator, 'brandIds'>;

/** The entries that refused an order, or any order of a member. */
async function refusing(name: string): Promise<readonly string[]> {
  const attempts = await db().attempt.findMany({
    where: {
      state: 'refused',
      intent: { OR: [{ publicId: name }, { member: { publicId: name } }] },
      providerResult: { path: ['refusal'], equals: LISTED_PAYER },
    },
    orderBy: { id: 'desc' },
    take: PAGE,
    select: { providerResult: true },
  });
  return attempts.map(({ providerResult }) => String((providerResult as { block?: string }).block));
}

/** One page of the entries of the operator's brands, newest first. Never contains a hash. */
export async function listBlocks(
  { state, refused, before }: Wanted,
  operator: Scope,
): Promise<{ blocks: PaymentBlockRow[]; next: string | null }> {
  const which =
    refused === undefined || refused === ''
      ? { state }
      : { AND: { id: { in: [...(await refusing(refused))] } } };
  const rows = await db().paymentBlock.findMany({
    where: {
      ...which,
      ...brandFilter(operator),
      ...(before !== undefined && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    omit: { hash: true },
  });
  const blocks = rows.slice(0, PAGE);
  return { blocks, next: rows.length > PAGE ? (blocks.at(-1)?.id ?? null) : null };
}

/** Raises `not_found` for an entry of a brand that the operator does not work for. */
export async function requireBlock(id: string, operator: Scope): Promise<void> {
  const block = isId(id) ? await db().paymentBlock.findUnique({ where: { id } }) : null;
  requireBrand(operator, (block ?? fail('not_found')).brandId);
}
