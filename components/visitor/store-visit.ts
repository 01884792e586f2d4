import { carryVisit } from '#components/accounts/visit-origin.ts';
import { rememberVisit } from '#components/accounts/visit-memory.ts';
import { onDecision } from '#components/legal/cookie-memory.ts';
import { followOthers } from '#components/tracking/others.ts';

/**
 * Carries the affiliate's parameters to the form: in links always, in the browser's storage once it is
 * allowed. With the same permission the visit is reported to the brand's advertising network; the document
 * says whether the brand works with affiliates.
 */
export function storeVisit(): () => void {
  const affiliation = document.documentElement.hasAttribute('data-affiliation');
  const follow = (): void => {
    rememberVisit();
    void followOthers(affiliation);
  };
  const carry = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && window.location.search !== '') {
      link.href = carryVisit(link.href, window.location.href);
    }
  };
  follow();
  document.addEventListener('click', carry, true);
  document.addEventListener('auxclick', carry, true);
  const stop = onDecision(follow);
  return () => {
    stop();
    document.removeEventListener('click', carry, true);
    document.removeEventListener('auxclick', carry, true);
  };
}
