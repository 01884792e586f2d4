import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import { subscriberConnection } from '../db/redis.ts';
import { eventAdapter } from './event-adapter.ts';

/**
 * Shares rooms and events with the other instances. What was published while Redis was unreachable reached no
 * other instance, so sockets that may have missed something are asked to fetch it: this instance's own where it
 * could not subscribe, all where it could not publish. Returns the function that ends the connection of its own.
 */
export function shareEvents(io: Server, shared: Redis): () => void {
  const subscriber = subscriberConnection(shared);
  let unpublished = false;
  // Until the first subscription too: sockets are served before it.
  let lost = true;
  io.adapter(
    eventAdapter(shared, subscriber, () => {
      unpublished = true;
    }),
  );
  const publishAgain = (): void => {
    if (unpublished) io.emit('catchUp', {});
    unpublished = false;
  };
  subscriber.on('close', () => {
    lost = true;
  });
  subscriber.on('ready', () => {
    if (!lost) return;
    lost = false;
    // Answered after the subscriptions, which the adapter repeats first: nothing is missed after the catch-up.
    subscriber.ping().then(
      () => {
        io.local.emit('catchUp', {});
      },
      () => undefined,
    );
  });
  shared.on('ready', publishAgain);
  return () => {
    shared.off('ready', publishAgain);
    subscriber.disconnect();
  };
}
