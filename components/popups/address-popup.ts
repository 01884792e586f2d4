import { popupVariants, type PopupVariant } from './popup-spec.ts';

/** Where the generic popups that an address may open lead; their words stand under the same name. */
const TARGETS: Readonly<Record<Exclude<PopupVariant, 'blocked' | 'default'>, string>> = {
  unsubscribe: '/unsubscribe',
  channel: '/profile',
  deactivate: '/profile',
  changeRegion: '/find',
};

export type AddressPopup =
  | { readonly kind: 'signup' }
  | { readonly kind: 'generic'; readonly variant: keyof typeof TARGETS; readonly redirect: string };

/**
 * The popup that an address asks for by `hook`, from a closed list: landings that failed and links in mails
 * lead so to a page with a word of what to do there. Anything else opens nothing.
 */
export function addressPopup(search: string): AddressPopup | undefined {
  const hook = new URLSearchParams(search).get('hook');
  if (hook === 'signup') return { kind: 'signup' };
  const variant = popupVariants.find((known) => known === hook);
  if (variant === undefined || variant === 'blocked' || variant === 'default') return undefined;
  return { kind: 'generic', variant, redirect: TARGETS[variant] };
}

/** The address without that wish, so that a reload does not repeat it. */
export function withoutHook(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('hook');
  return address.href;
}
