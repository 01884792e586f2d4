const SESSION = 'operator-session:';

export const operatorRoom = (operatorId: string): string => `operator:${operatorId}`;

export const operatorSessionRoom = (sessionId: string): string => SESSION + sessionId;

/** Whoever watches the queue of a brand. */
export const brandRoom = (brandId: string): string => `brand:${brandId}`;

/** Whoever has a talk open. */
export const talkRoom = (talkId: string): string => `talk:${talkId}`;

/** The operators' sessions among some rooms. */
export const operatorSessionsOf = (rooms: Iterable<string>): readonly string[] =>
  [...rooms].flatMap((room) => (room.startsWith(SESSION) ? room.slice(SESSION.length) : []));
