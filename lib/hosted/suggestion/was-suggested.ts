import { createHash } from 'node:crypto';
import { db } from '../../db/client.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { foldedWords } from '../../text/fold.ts';

/** The same for texts that differ only in case, accents, spaces or punctuation: they count as the same text. Pure. */
export function fingerprint(text: string): string {
  const tokens = foldedWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(tokens.join(' ')).digest('base64url');
}

const REMEMBERED_MS = 2 * HOUR;
const MOST = 40;

/** Whether this text was recently suggested by the model in this conversation. */
export async function wasSuggested(
  conversationId: string,
  text: string,
  now: Date,
): Promise<boolean> {
  const offered = await db().auditEntry.findMany({
    where: {
      subject: conversationId,
      action: 'conversation.suggest',
      at: { gt: after(now, -REMEMBERED_MS) },
    },
    orderBy: { at: 'desc' },
    take: MOST,
    select: { data: true },
  });
  const own = fingerprint(text);
  return offered.some(({ data }) => (data as { fingerprint?: string }).fingerprint === own);
}
