export type PushState =
  /** This browser cannot. */
  | 'unsupported'
  /** An iPhone or iPad pushes to what stands on the home screen alone. */
  | 'homeScreen'
  /** Refused in the browser; only its settings bring it back. */
  | 'denied'
  | 'off'
  | 'on';

export type Browser = {
  readonly worker: boolean;
  readonly push: boolean;
  readonly apple: boolean;
  readonly permission: 'default' | 'denied' | 'granted';
  /** It subscribed, and for whoever is logged in. */
  readonly own: boolean;
};

/** What a browser can do about push, and does. Pure. */
export function pushState({ worker, push, apple, permission, own }: Browser): PushState {
  if (!worker || !push) return apple ? 'homeScreen' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return own && permission === 'granted' ? 'on' : 'off';
}
