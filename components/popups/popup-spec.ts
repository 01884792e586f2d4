import type { Warning } from '#components/safety/warning.ts';

/** What a button of a popup may do beside closing it: nothing else is ever run. */
export type PopupActionName =
  | 'reload'
  | 'logout'
  | 'chooseCookies'
  | 'mailNotices'
  | 'noNotices'
  | 'keepNotices';

export const popupVariants = [
  'unsubscribe',
  'channel',
  'deactivate',
  'changeRegion',
  'blocked',
  'default',
] as const;
export type PopupVariant = (typeof popupVariants)[number];

export interface PopupButton {
  readonly label: string;
  /** A path of this site, without the locale's prefix: goes there, then closes. */
  readonly redirect?: string;
  readonly action?: PopupActionName;
}

/** One popup, as data: a hook popup with its own face, or the generic one with its words. */
export type PopupSpec =
  | { readonly kind: 'disabled' | 'signup' | 'region' | 'photo' }
  | { readonly kind: 'doi'; readonly email: string; readonly deliverable: boolean }
  | { readonly kind: 'gift'; readonly messages: number }
  | { readonly kind: 'warning'; readonly warning: Warning }
  | {
      readonly kind: 'generic';
      readonly variant: PopupVariant;
      readonly title: string;
      readonly text: string;
      readonly buttons: readonly PopupButton[];
      /** Run once it is closed, by whatever way. */
      readonly whenClosed?: PopupActionName;
    };

/** Two of these never wait behind each other; generic ones and warnings are told apart by what they say. */
export function popupKey(spec: PopupSpec): string {
  if (spec.kind === 'warning') return `warning:${spec.warning.id}`;
  return spec.kind === 'generic' ? `${spec.variant}:${spec.title}` : spec.kind;
}

/** Stays until what it asks for is done: no corner, no Escape, no backdrop, no way back. */
export function isBlocking(spec: PopupSpec): boolean {
  if (spec.kind === 'generic') return spec.variant === 'blocked';
  return spec.kind === 'disabled' || spec.kind === 'region';
}

/** A path of this site or nothing: popups that come as data lead nowhere else. */
export function inSite(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(redirect) ? redirect : undefined;
}
