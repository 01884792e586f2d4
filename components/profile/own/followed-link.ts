type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/** The address that a plain press opens in this tab; undefined if it stays on the page or opens elsewhere. */
export function followedLink(press: Press, here: string): string | undefined {
  const special = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  if (press.button !== 0 || special || press.defaultPrevented) return undefined;
  const target = press.target as Partial<Pick<Element, 'closest'>> | null;
  const link = target?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) {
    return undefined;
  }
  const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';
  return withoutFragment(link.href) === withoutFragment(here) ? undefined : link.href;
}
