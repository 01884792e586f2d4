import { conversationById, type HostedConversation } from '../../hosted/hold/find-conversation.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** A conversation with a hosted profile on one of the operator's brands. Raises `not_found` for any other. */
export async function requireConversation(
  operator: Pick<Operator, 'brandIds'>,
  conversationId: string,
): Promise<HostedConversation> {
  const conversation = isId(conversationId) ? await conversationById(conversationId) : null;
  if (!conversation) fail('not_found');
  requireBrand(operator, conversation.member.brandId);
  return conversation;
}
