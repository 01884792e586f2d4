import { Prisma } from '../db/generated/client.ts';
import { ADDRESS_HASH_PREFIX } from './limits.ts';

/** SQL: the hash of an account's address, written as in the index `users_address_hash`. */
const HASH = Prisma.raw(
  String.raw`sha256(('${ADDRESS_HASH_PREFIX}' || replace(u.email_normalised, '\', '\\'))::bytea)`,
);

/** The profiles on a brand whose accounts have one of these addresses. Excludes their erasure until the end. */
export async function findAccounts(
  tx: Prisma.TransactionClient,
  brandId: string,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const given = [...new Set(hashes)].map((hash) => Buffer.from(hash, 'base64url').toString('hex'));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select p.id::text
      from unnest(${given}::text[]) given
      join users u on u.brand_id = ${brandId} and ${HASH} = decode(given, 'hex') and u.state <> 'erased'
      join profiles p on p.member_id = u.id
     order by u.id for key share of u`;
  return rows.map(({ id }) => id);
}
