import type { Server } from 'socket.io';
import { memberRoom } from './rooms.ts';

/** Whether a member has a live socket, on this or another instance. */
export async function isHere(io: Server, memberId: string): Promise<boolean> {
  return (await io.in(memberRoom(memberId)).fetchSockets()).length > 0;
}
