/** The rooms of the hub, by what their sockets have in common. */
const SESSION = 'session:';
const SEEN = 'seen:';

export const memberRoom = (memberId: string): string => `member:${memberId}`;

export const sessionRoom = (sessionId: string): string => SESSION + sessionId;

/** A member's sockets whose window is in view. */
export const visibleTabsRoom = (memberId: string): string => `window:${memberId}`;

/** Whoever has a profile's thread open and may see whether it is here. */
export const presenceRoom = (angelId: string): string => SEEN + angelId;

export const isPresenceRoom = (room: string): boolean => room.startsWith(SEEN);

/** The sessions among some rooms. */
export const sessionsOf = (rooms: Iterable<string>): readonly string[] =>
  [...rooms].flatMap((room) => (room.startsWith(SESSION) ? room.slice(SESSION.length) : []));
