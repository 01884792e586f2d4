import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import type { CannedContent } from './contract.ts';

const PAGE = 50;

type Asked = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly locale: CannedContent['locale'];
  readonly cursor?: string | undefined;
};

/** One page of canned answers in a language, by title: those of the operator's brands and those of every brand. */
export async function listCanned({ operator: { brandIds }, locale, cursor = '' }: Asked) {
  const [id, title] = [cursor.slice(0, 36), cursor.slice(36)];
  const rows = await db().cannedAnswer.findMany({
    where: {
      locale,
      removedAt: null,
      AND: [
        brandIds.length === 0
          ? {}
          : { OR: [{ brandId: null }, { brandId: { in: [...brandIds] } }] },
        isId(id) ? { OR: [{ title: { gt: title } }, { title, id: { gt: id } }] } : {},
      ],
    },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    take: PAGE + 1,
    include: { profile: { select: { publicId: true, screenName: true } } },
  });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    answers: rows.slice(0, PAGE).map(({ profile, ...row }) => ({
      id: row.id,
      brandId: row.brandId,
      title: row.title,
      body: row.body,
      locale,
      profileId: profile?.publicId ?? null,
      profile: profile?.screenName ?? null,
    })),
    next: last ? `${last.id}${last.title}` : null,
  };
}
