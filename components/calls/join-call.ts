import { call } from '#lib/http/client/call.ts';
import type { CallView } from '#lib/realtime/events.ts';
import type { HeldCall } from './held-call.ts';
import type { PeerLink } from './peer-link.ts';

export type Relay = ConstructorParameters<typeof PeerLink>[0]['relay'];
/** The call that this tab holds from now on, and the relay by which it connects. */
export type Joined = { readonly call: CallView; readonly relay: Relay };

type Join = {
  readonly tab: string;
  /** The ringing call that is accepted; null: this tab calls. */
  readonly callId: string | null;
  readonly angelId: string;
};

/** Calls a member, or accepts their call. */
export function joinCall({ tab, callId, angelId }: Join): Promise<Joined> {
  return callId === null
    ? call('POST /api/users/calls', { body: { angelId, tab } })
    : call('POST /api/users/calls/{id}/accept', { params: { id: callId }, body: { tab } });
}

/** Takes over the call that the page before held. */
export function rejoinCall({ id, tab: before }: HeldCall, tab: string): Promise<Joined> {
  return call('POST /api/users/calls/{id}/rejoin', { params: { id }, body: { before, tab } });
}
