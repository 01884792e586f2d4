export type PushState =
  /** This browser does not support push. */
  | 'unsupported'
  /** iPhones and iPads deliver push only to sites installed on the home screen. */
  | 'homeScreen'
  /** Refused in the browser; only its settings can allow it again. */
  | 'denied'
  | 'off'
  | 'on';

export type Browser = {
  readonly worker: boolean;
  readonly push: boolean;
  readonly apple: boolean;
  readonly permission: 'default' | 'denied' | 'granted';
  /** It is subscribed, and for the member who is logged in. */
  readonly own: boolean;
};

/** The state of push from what the browser supports and has stored. Pure. */
export function pushState({ worker, push, apple, permission, own }: Browser): PushState {
  if (!worker || !push) return apple ? 'homeScreen' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return own && permission === 'granted' ? 'on' : 'off';
}
