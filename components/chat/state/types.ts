import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/**
 * One conversation as the server answers it: the peer, the composer's state, the messages, and where history
 * continues.
 */
export type ThreadAnswer = AnswerOf<Contracts['GET /api/get/messages/{trackerId}/{angelId}']>;

/** The list, and the cursor from which changes are requested. */
export type ListAnswer = AnswerOf<Contracts['GET /api/get/messages/{trackerId}']>;

export type NewMatch = NonNullable<ListAnswer['newMatches']>[number];

export type Peer = ThreadAnswer['peer'];
export type ThreadMessage = ThreadAnswer['messages'][number];
export type Quote = NonNullable<ThreadMessage['quote']>;
/** Why nothing can be written, if so. */
export type ComposerState = ThreadAnswer['composer'];
/** A conversation of the list, with the member's own message that waits for credits there. */
export type Conversation = ListAnswer['messages'][number] & {
  readonly pending?: { readonly msg: string; readonly time: number };
};
