import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { ChannelSubscriptions } from './channel-subscriptions.ts';

/**
 * Socket.io's adapter on a channel for each room, to which only instances with a socket in the room subscribe.
 * `subscriber` has `autoResubscribe` off. `missed` is called for each event that did not reach Redis.
 */
export function eventAdapter(publisher: Redis, subscriber: Redis, missed: () => void) {
  const publishing = {
    // The adapter waits for this before it serves the sockets of this instance, which need no Redis.
    spublish: (channel: string, message: string | Buffer): Promise<number> => {
      publisher.spublish(channel, message).catch(missed);
      return Promise.resolve(0);
    },
    send_command: publisher.call.bind(publisher),
  };
  const subscriptions = new ChannelSubscriptions(subscriber);
  const subscribing = {
    on: subscriber.on.bind(subscriber),
    ssubscribe: (channel: string): void => {
      subscriptions.add(channel);
    },
    sunsubscribe: (channel: string): void => {
      subscriptions.remove(channel);
    },
  };
  return createShardedAdapter(publishing, subscribing);
}
