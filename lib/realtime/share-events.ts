import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import { subscriberConnection, publisherConnection } from '../db/redis.ts';

/** Runs `back` each time a line stands again after it was lost. */
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
 * Shares rooms and events with the other instances. What passed while the store was away reached nobody
 * elsewhere, so whoever may have missed something is told to fetch it: this instance's own sockets where
 * it could not listen, everybody's where it could not tell. Returns what ends both lines.
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
