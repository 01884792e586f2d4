import { realtime } from '../../realtime/port.ts';
import { callViews } from './read-call.ts';

/** Sends a call as it is now to the devices of both sides. To call after the commit that changed it. */
export async function publishCall(id: string): Promise<void> {
  for (const { memberId, view } of await callViews(id)) {
    if (memberId !== null) realtime().toMember(memberId, 'call', view);
  }
}
