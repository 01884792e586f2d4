import { popupVariants, type PopupVariant } from './popup-spec.ts';

/** Targets of the generic popups that an address may open; their copy has the same name. */
const TARGETS: Readonly<Record<PopupVariant, string>> = {
  unsubscribe: '/unsubscribe',
  channel: '/profile',
  deactivate: '/profile',
  changeRegion: '/find',
};

export type AddressPopup =
  | { readonly kind: 'signup' }
  | { readonly kind: 'generic'; readonly variant: PopupVariant; readonly redirect: string };

/**
 * The popup that an address requests with `hook`, from a closed list: failed landings and links in mails use
 * it to explain on a page what to do there. Any other value opens nothing.
 */
export function addressPopup(search: string): AddressPopup | undefined {
  const hook = new URLSearchParams(search).get('hook');
  if (hook === 'signup') return { kind: 'signup' };
  const variant = popupVariants.find((known) => known === hook);
  if (variant === undefined) return undefined;
  return { kind: 'generic', variant, redirect: TARGETS[variant] };
}

/** The address without that parameter, so that a reload does not open the popup again. */
export function withoutHook(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('hook');
  return address.href;
}
