import { singleton } from '../../kernel/singleton.ts';

/** A talk with a hosted profile as the desk's queue has to know it: nothing of it is a member's. */
export type ConversationSummary = {
  readonly conversationId: string;
  readonly brandId: string;
  /** Since when the member waits for an operator, epoch milliseconds; null when nobody waits. */
  readonly since: number | null;
  /** Who holds it as the log names them, and by name. */
  readonly heldBy: string | null;
  readonly heldByName: string | null;
  readonly heldUntil: number | null;
  readonly flagged: boolean;
  /** One of the two has blocked the other. */
  readonly closed: boolean;
};

/** What operators' sockets are told. Words of members never travel here: they are fetched, and that is logged. */
export type DeskEvents = {
  conversation: ConversationSummary;
  /** Something was written or changed in an open talk: fetch it. */
  message: { readonly conversationId: string; readonly seq: number };
  /** The member writes. */
  typing: { readonly conversationId: string };
};

/** What verbs may ask of the desk's part of the hub. Without a hub (command line) nothing is told. */
type DeskChannel = {
  toBrand<Name extends keyof DeskEvents>(
    brandId: string,
    event: Name,
    payload: DeskEvents[Name],
  ): void;
  toConversation<Name extends keyof DeskEvents>(
    conversationId: string,
    event: Name,
    payload: DeskEvents[Name],
  ): void;
  /** Whether anybody may hear of a brand, on this instance or another. */
  hasBrandListeners(brandId: string): boolean;
};

const slot = singleton<{ channel: DeskChannel }>('desk-channel', () => ({
  channel: {
    toBrand: () => undefined,
    toConversation: () => undefined,
    hasBrandListeners: () => false,
  },
}));

export function deskChannel(): DeskChannel {
  return slot.channel;
}

export function installDeskChannel(channel: DeskChannel): void {
  slot.channel = channel;
}
