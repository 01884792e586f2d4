import { mayDo, type Role } from '#lib/desk/roles.ts';
import { roomGroups, type RoomGroup } from '#components/desk/rooms.ts';

/** The rooms that a role has a duty in; a group without any is left out. */
export function openRooms(role: Role): readonly RoomGroup[] {
  return roomGroups
    .map(({ name, rooms }) => ({ name, rooms: rooms.filter(({ duty }) => mayDo(role, duty)) }))
    .filter(({ rooms }) => rooms.length > 0);
}
