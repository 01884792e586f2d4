import type { FaultPlan } from '../faults/plan.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Seal, WalletName } from './seal.ts';

export interface MerchantSession {
  /** The host of the page that may use it. */
  readonly domain: string;
  readonly expiresAt: number;
  used: boolean;
}

interface SheetEvent {
  readonly wallet: WalletName;
  readonly event: string;
  readonly at: string;
}

const MOST_EVENTS = 500;
const MOST_SESSIONS = 500;

export function createWalletState() {
  let events: SheetEvent[] = [];
  return {
    sessions: new BoundedMap<string, MerchantSession>(MOST_SESSIONS),
    /** What happened on sheets, oldest first; tests read how one ended. */
    events: (wallet: string | null) =>
      wallet === null ? events : events.filter((event) => event.wallet === wallet),
    note(wallet: WalletName, event: string) {
      events = [...events.slice(1 - MOST_EVENTS), { wallet, event, at: new Date().toISOString() }];
    },
  };
}

/** What every part of the wallets' stand-in shares. */
export interface WalletContext {
  readonly seal: Seal;
  /** Where merchants ask for sessions, with their certificate. */
  readonly tlsUrl: () => string;
  readonly state: ReturnType<typeof createWalletState>;
  readonly faults: FaultPlan;
}
