/** Rooms of the hub, by what their sockets have in common. */
const SESSION = 'session:';
const SEEN = 'seen:';

export const memberRoom = (memberId: string): string => `member:${memberId}`;

export const sessionRoom = (sessionId: string): string => SESSION + sessionId;

/** A member's sockets whose window is in view. */
export const visibleTabsRoom = (memberId: string): string => `window:${memberId}`;

/** Sockets that have a profile's thread open and may see its presence. */
export const presenceRoom = (angelId: string): string => SEEN + angelId;

export const isPresenceRoom = (room: string): boolean => room.startsWith(SEEN);

/** The session ids among some rooms. */
export const sessionsOf = (rooms: Iterable<string>): readonly string[] =>
  [...rooms].flatMap((room) => (room.startsWith(SESSION) ? room.slice(SESSION.length) : []));
