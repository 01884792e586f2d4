import { db } from '../../db/client.ts';
import type { PaymentBlockState } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
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

// Each side by its own index: as one condition, the planner reads every refused attempt.
const REFUSING: Statement = {
  name: 'desk-payment-blocks-refusing',
  text: `
    select a.provider_result->>'block' as block
      from (select id from intents where public_id = $1
            union
            select i.id from users u join intents i on i.member_id = u.id where u.public_id = $1) i
      join attempts a on a.intent_id = i.id
     where a.state = 'refused' and a.provider_result->>'refusal' = $2
     order by a.id desc limit ${String(PAGE)}`,
};

/** The entries that refused an order, or any order of a member. */
async function refusing(name: string): Promise<readonly string[]> {
  const rows = await run<{ readonly block: string | null }>(REFUSING, [name, LISTED_PAYER]);
  return rows.map(({ block }) => block).filter((block) => block !== null);
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
