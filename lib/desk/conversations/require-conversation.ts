import { conversationById, type Talk } from '../../hosted/hold/find-conversation.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/** A talk with a hosted profile on a brand the operator works for. Raises `not_found` for all others. */
export async function requireConversation(
  operator: Pick<Operator, 'brandIds'>,
  talkId: string,
): Promise<Talk> {
  const talk = isId(talkId) ? await conversationById(talkId) : null;
  if (!talk) fail('not_found');
  requireBrand(operator, talk.member.brandId);
  return talk;
}
