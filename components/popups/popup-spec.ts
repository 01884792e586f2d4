import type { Warning } from '#components/safety/warning.ts';

/** What a button of a popup may do besides closing it: no other action is ever run. */
export type PopupActionName = 'logout' | 'mailNotices' | 'noNotices' | 'keepNotices';

export const popupVariants = ['unsubscribe', 'channel', 'deactivate', 'changeRegion'] as const;
export type PopupVariant = (typeof popupVariants)[number];

export interface PopupButton {
  readonly label: string;
  /** A path of this site, without the locale's prefix: goes there, then closes. */
  readonly redirect?: string;
  readonly action?: PopupActionName;
}

/** One popup, as data: a hook popup with its own component, or the generic one with its copy. */
export type PopupSpec =
  | { readonly kind: 'signup' | 'region' | 'photo' }
  /** `atLogin`: nobody is logged in, so there is no session to end. */
  | { readonly kind: 'disabled'; readonly atLogin?: boolean }
  | { readonly kind: 'doi'; readonly email: string; readonly deliverable: boolean }
  | { readonly kind: 'gift'; readonly messages: number }
  | { readonly kind: 'warning'; readonly warning: Warning }
  | {
      readonly kind: 'generic';
      readonly variant: PopupVariant;
      readonly title: string;
      readonly text: string;
      readonly buttons: readonly PopupButton[];
      /** Runs once it is closed, in whichever way. */
      readonly whenClosed?: PopupActionName;
    };

/** Popups with the same key are never queued twice; generic ones and warnings differ by their content. */
export function popupKey(spec: PopupSpec): string {
  if (spec.kind === 'warning') return `warning:${spec.warning.id}`;
  return spec.kind === 'generic' ? `${spec.variant}:${spec.title}` : spec.kind;
}

/** Whether it stays until its demand is met: no close button, no Escape, no backdrop, no back button. */
export function isBlocking(spec: PopupSpec): boolean {
  return spec.kind === 'disabled' || spec.kind === 'region';
}

/** A path of this site, or undefined: popups that come as data lead nowhere else. */
export function inSite(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(redirect) ? redirect : undefined;
}
