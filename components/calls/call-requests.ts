import type { SafetyPeer } from '#components/safety/types.ts';

export type CalledPeer = SafetyPeer & { readonly photo: string | null };

let subscriber: ((peer: CalledPeer) => void) | null = null;

/** For the host: receives the calls that the member begins on this page. */
export function onCallRequest(begin: (peer: CalledPeer) => void): () => void {
  subscriber = begin;
  return () => {
    subscriber = null;
  };
}

/** Asks the page's host to call a peer. */
export function requestCall(peer: CalledPeer): void {
  subscriber?.(peer);
}
