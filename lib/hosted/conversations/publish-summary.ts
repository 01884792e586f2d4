import { log } from '../../kernel/log.ts';
import { deskChannel } from '../../realtime/desk/channel.ts';
import { readSummary } from './read-summary.ts';

/**
 * Tells the desk how a talk stands now. After the commit, and never in its way: whoever misses it sees the
 * same at their next look.
 */
export function publishSummary(conversationId: string, brandId: string): void {
  if (!deskChannel().hasBrandListeners(brandId)) return;
  readSummary(conversationId).then(
    (summary) => {
      if (summary) deskChannel().toBrand(brandId, 'conversation', summary);
    },
    (error: unknown) => {
      log().warn({ err: error, conversationId }, 'the desk could not be told of a talk');
    },
  );
}
