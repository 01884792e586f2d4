import type { CallSignal } from '../events.ts';

/** What the browser emits, with English names; each is acknowledged. */
export type ClientEvents = {
  clickid: { readonly clickid: string; readonly softwareVersion: string };
  chat: {
    readonly msg: string;
    readonly angelId: string;
    readonly idClient: string;
    /** Number of the message that it answers. */
    readonly replyTo?: number | undefined;
    readonly trackerId: string;
    readonly screenName: string;
    readonly time: number;
    /** The text is one of the suggestions, unchanged. */
    readonly suggested: boolean;
    readonly icebreaker: boolean;
    /** Written in the invitation dialog: counts as a like too, at no like credit. */
    readonly invitation?: boolean;
  };
  like: {
    readonly angelId: string;
    readonly idClient: string;
    readonly trackerId: string;
    readonly screenName: string;
    readonly source?: 'find' | 'profile';
  };
  match: {
    readonly angelId: string;
    readonly idClient: string;
    readonly trackerId: string;
    readonly type: 'like' | 'dislike';
    readonly mongoId?: string;
  };
  typing: { readonly angelId: string };
  /** To the other side of a call, from the tab that holds this one. */
  callSignal: {
    readonly id: string;
    readonly tab: string;
    readonly round: number;
    readonly signal: CallSignal;
  };
  /** This tab is still in the call. */
  callAlive: { readonly id: string; readonly tab: string };
  /** This device has received what the profile wrote, up to a number. */
  delivered: { readonly angelId: string; readonly seq: number };
  /** Profile whose thread is in view and whose presence is sent; null: none. */
  watch: { readonly angelId: string | null };
  /** The member has written, so an answer may be due. Named as in the reference texts; no field is trusted. */
  brain: {
    readonly trackerId: string;
    readonly briefKind: string;
    readonly country: string;
    readonly region: number | null;
    readonly domain: string;
    readonly landedTime: number;
    readonly fluxid: string;
    readonly premiumLevel: number;
    readonly requestOrigin: 'online';
    readonly use_ai: boolean;
  };
  /** Whether this tab is in view: its member is notified here and not elsewhere. */
  tabVisibility: { readonly visible: boolean };
};

/** Events that change data: stored until acknowledged, sent again after a lost connection. */
export type DurableEvent = 'chat' | 'like' | 'match';
