import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { requireSelf } from '../profile/require-self.ts';
import { issueToken } from '../tokens/issue-token.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { writeStart } from './start-param.ts';

/**
 * A member requests the URL that opens the brand's bot and, once started there, links that chat. It works
 * once, for a quarter of an hour; only the newest one is valid. Raises `not_found` for another member's id,
 * `channel_unavailable` where the brand has no bot.
 */
export async function linkTelegram(
  member: MemberViewer,
  named: string | undefined,
  brand: Brand,
  now: Date,
): Promise<string> {
  requireSelf(member, named);
  const { TELEGRAM_BOTS, TELEGRAM_LINK_URL } = env();
  if (TELEGRAM_BOTS[brand.id] === undefined) fail('channel_unavailable');
  const { memberId, publicId } = member;
  const secret = await inTransaction(async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({
      where: { id: memberId },
      select: { email: true },
    });
    return issueToken(tx, { memberId, purpose: 'telegram_link', email, now });
  });
  return `${TELEGRAM_LINK_URL}/${brand.botName}?start=${writeStart(publicId, secret)}`;
}
