import { realtime } from '../../realtime/port.ts';

/** Asks the devices of members to query again what they may have missed; null: not a member. */
export function pushCatchUp(...memberIds: readonly (string | null)[]): void {
  for (const memberId of memberIds) {
    if (memberId !== null) realtime().toMember(memberId, 'catchUp', {});
  }
}
