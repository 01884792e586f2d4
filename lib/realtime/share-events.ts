import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import { listeningLine, tellingLine } from '../db/redis.ts';

/** Runs `back` each time a line stands again after it was lost. */
function onReturn(line: Redis, back: () => void): void {
  let lost = false;
  line.on('close', () => {
    lost = true;
  });
  line.on('ready', () => {
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
  const telling = tellingLine(shared);
  const listening = listeningLine(shared);
  io.adapter(createAdapter(telling, listening));
  onReturn(listening, () => {
    io.local.emit('catchUp', {});
  });
  onReturn(telling, () => {
    io.emit('catchUp', {});
  });
  return () => {
    telling.disconnect();
    listening.disconnect();
  };
}
