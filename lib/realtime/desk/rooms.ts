import type { Operator } from '../../identity/operator.ts';

const SESSION = 'session:';
const CONVERSATION = 'conversation:';

export const operatorRoom = (operatorId: string): string => `operator:${operatorId}`;

/**
 * Sockets of a session, by the permissions with which they were admitted: they must reconnect when role or
 * brands change.
 */
export const operatorSessionRoom = ({
  sessionId,
  role,
  brandIds,
}: Pick<Operator, 'sessionId' | 'role' | 'brandIds'>): string =>
  SESSION + [sessionId, role, ...brandIds].join(' ');

/** The session rooms among some rooms, each with its session id. */
export const operatorSessionsOf = (rooms: Iterable<string>): ReadonlyMap<string, string> =>
  new Map(
    [...rooms].flatMap((room) => {
      if (!room.startsWith(SESSION)) return [];
      const [sessionId = ''] = room.slice(SESSION.length).split(' ');
      return [[room, sessionId] as const];
    }),
  );

/** Sockets of all operators of a brand. */
export const staffRoom = (brandId: string): string => `staff:${brandId}`;

/** Sockets that watch the conversations of a brand. */
export const brandRoom = (brandId: string): string => `brand:${brandId}`;

/** Sockets that have a conversation open. */
export const conversationRoom = (conversationId: string): string => CONVERSATION + conversationId;

export const isConversationRoom = (room: string): boolean => room.startsWith(CONVERSATION);
