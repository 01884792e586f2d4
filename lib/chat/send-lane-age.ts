import { sendBatcher } from './send/batcher.ts';

/** For how long the slowest lane of this process's sends has made no progress, in milliseconds. */
export function sendLaneAgeMs(): number {
  return sendBatcher().laneAgeMs();
}
