import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import { subscriberConnection, publisherConnection } from '../db/redis.ts';

/** Runs `back` each time a connection is ready again after it was lost. */
function onReturn(connection: Redis, back: () => void): void {
  let lost = false;
  connection.on('close', () => {
    lost = true;
  });
  connection.on('ready', () => {
    if (lost) back();
    lost = false;
  });
}

/**
 * Shares rooms and events with the other instances. What was published while the store was unreachable
 * reached no other instance, so sockets that may have missed something are asked to fetch it: this instance's
 * own where it could not subscribe, all where it could not publish. Returns the function that ends both
 * connections.
 */
export function shareEvents(io: Server, shared: Redis): () => void {
  const publisher = publisherConnection(shared);
  const subscriber = subscriberConnection(shared);
  io.adapter(createAdapter(publisher, subscriber));
  onReturn(subscriber, () => {
    io.local.emit('catchUp', {});
  });
  onReturn(publisher, () => {
    io.emit('catchUp', {});
  });
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}
