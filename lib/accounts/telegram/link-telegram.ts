import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { issueToken } from '../tokens/issue-token.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

const TRACKER_LENGTH = 16;
const SECRET_LENGTH = 43;
const START = new RegExp(`^[\\w-]{${TRACKER_LENGTH + SECRET_LENGTH}}$`);

/** Start parameter of the bot: the member's id and the secret that proves it. At most 64 characters. */
function writeStart(trackerId: string, secret: string): string {
  return `${trackerId}${secret}`;
}

/** Parses a start parameter; null for any other text. Pure. */
export function readStart(startParam: string): { trackerId: string; secret: string } | null {
  if (!START.test(startParam)) return null;
  return {
    trackerId: startParam.slice(0, TRACKER_LENGTH),
    secret: startParam.slice(TRACKER_LENGTH),
  };
}

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
