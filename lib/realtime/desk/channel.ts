import { singleton } from '../../kernel/singleton.ts';

/** A conversation with a hosted profile as the desk's queue shows it, without the member's data. */
export type ConversationSummary = {
  readonly conversationId: string;
  readonly brandId: string;
  /** Since when the member has been waiting for an operator, epoch milliseconds; null when no reply is pending. */
  readonly since: number | null;
  /** The operator who holds it: the actor as in the audit log, and the name. */
  readonly heldBy: string | null;
  readonly heldByName: string | null;
  readonly heldUntil: number | null;
  readonly flagged: boolean;
  /** One of the two has blocked the other. */
  readonly closed: boolean;
};

/** Events sent to operators' sockets. Members' text is never included: it is fetched, and the access is logged. */
export type DeskEvents = {
  conversation: ConversationSummary;
  /** Something was written or changed in an open conversation: fetch it. */
  message: { readonly conversationId: string; readonly seq: number };
  /** The member is typing. */
  typing: { readonly conversationId: string };
  /** Something came to wait for operators of the brand, or no longer waits: fetch the counts. */
  work: { readonly brandId: string };
};

/** What domain code may call on the desk's part of the hub. Without a hub (command line) nothing is sent. */
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
  /** To all operators of the brand, whatever their role. */
  toStaff<Name extends keyof DeskEvents>(
    brandId: string,
    event: Name,
    payload: DeskEvents[Name],
  ): void;
  /** Whether the brand's conversations may have subscribers, on this instance or another. */
  hasBrandListeners(brandId: string): boolean;
};

const NO_HUB: DeskChannel = {
  toBrand: () => undefined,
  toConversation: () => undefined,
  toStaff: () => undefined,
  hasBrandListeners: () => false,
};

const slot = singleton<{ channel: DeskChannel }>('desk-channel', () => ({ channel: NO_HUB }));

export function deskChannel(): DeskChannel {
  return slot.channel;
}

/** Returns the function that uninstalls it: verbs that run after the hub has stopped publish nothing. */
export function installDeskChannel(channel: DeskChannel): () => void {
  slot.channel = channel;
  return () => {
    if (slot.channel === channel) slot.channel = NO_HUB;
  };
}
