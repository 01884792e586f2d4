import type { FaultPlan } from '../faults/plan.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Seal, WalletName } from './seal.ts';

export interface MerchantSession {
  /** The only host whose page may use the session. */
  readonly domain: string;
  readonly expiresAt: number;
  used: boolean;
}

interface SheetEvent {
  readonly wallet: WalletName;
  readonly event: string;
  readonly at: string;
}

const MAX_EVENTS = 500;
const MAX_SESSIONS = 500;

export function createWalletState() {
  let events: SheetEvent[] = [];
  return {
    sessions: new BoundedMap<string, MerchantSession>(MAX_SESSIONS),
    /** Events of the sheets, oldest first; tests read how a sheet ended. */
    events: (wallet: string | null) =>
      wallet === null ? events : events.filter((event) => event.wallet === wallet),
    note(wallet: WalletName, event: string) {
      events = [...events.slice(1 - MAX_EVENTS), { wallet, event, at: new Date().toISOString() }];
    },
  };
}

/** Shared by every part of the wallets' stand-in. */
export interface WalletContext {
  readonly seal: Seal;
  /** Base URL where merchants request sessions with their certificate. */
  readonly tlsUrl: () => string;
  readonly state: ReturnType<typeof createWalletState>;
  readonly faults: FaultPlan;
}
