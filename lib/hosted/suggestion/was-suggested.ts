import { createHash } from 'node:crypto';
import { db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { foldedWords } from '../../text/fold.ts';
import { SUGGESTIONS_REMEMBERED, SUGGESTION_REMEMBERED_MS } from '../limits.ts';

/** The same for texts that differ only in case, accents, spaces or punctuation: they count as the same text. Pure. */
export function fingerprint(text: string): string {
  const tokens = foldedWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256').update(tokens.join(' ')).digest('base64url');
}

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
      at: { gt: after(now, -SUGGESTION_REMEMBERED_MS) },
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SUGGESTIONS_REMEMBERED,
    select: { data: true },
  });
  const own = fingerprint(text);
  return offered.some(({ data }) => (data as { fingerprint?: string }).fingerprint === own);
}
