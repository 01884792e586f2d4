/** What the browser emits, in English words; each is acknowledged. */
export type ClientEvents = {
  clickid: { readonly clickid: string; readonly softwareVersion: string };
  chat: {
    readonly msg: string;
    readonly angelId: string;
    readonly idClient: string;
    readonly trackerId: string;
    readonly screenName: string;
    readonly time: number;
    /** The text is one of the suggestions, unchanged. */
    readonly suggested: boolean;
    readonly icebreaker: boolean;
    /** Written in the invitation modal: counts as a like too, at no like credit. */
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
  /** This device holds what the profile wrote, up to a number. */
  delivered: { readonly angelId: string; readonly seq: number };
  /** Whose thread is in view, so that their presence is told; null: nobody's. */
  watch: { readonly angelId: string | null };
  /** Something was told: an answer may be due. Named after the texts; nothing in it is believed. */
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
  /** Whether this tab is in view: who looks is told here and nowhere else. */
  tabVisibility: { readonly visible: boolean };
};

/** Events that change something: kept until acknowledged, sent again after a lost connection. */
export type DurableEvent = 'chat' | 'like' | 'match';
