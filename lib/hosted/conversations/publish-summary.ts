import { log } from '../../kernel/log.ts';
import { deskChannel } from '../../realtime/desk/channel.ts';
import { readSummary } from './read-summary.ts';

/**
 * Publishes a conversation's summary to the desk. After the commit, without delaying it: a client that misses
 * it gets the same state from its next query.
 */
export function publishSummary(conversationId: string, brandId: string): void {
  if (!deskChannel().hasBrandListeners(brandId)) return;
  readSummary(conversationId).then(
    (summary) => {
      if (summary) deskChannel().toBrand(brandId, 'conversation', summary);
    },
    (error: unknown) => {
      log().warn({ err: error, conversationId }, 'conversation summary publish failed');
    },
  );
}
