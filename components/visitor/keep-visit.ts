import { carryVisit } from '#components/accounts/visit-origin.ts';
import { rememberVisit } from '#components/accounts/visit-memory.ts';
import { onDecision } from '#components/legal/cookie-memory.ts';

/** Keeps the affiliate's parameters until the form: in links always, in the browser once it is allowed. */
export function keepVisit(): () => void {
  const carry = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && window.location.search !== '') {
      link.href = carryVisit(link.href, window.location.href);
    }
  };
  rememberVisit();
  document.addEventListener('click', carry, true);
  document.addEventListener('auxclick', carry, true);
  const stop = onDecision(rememberVisit);
  return () => {
    stop();
    document.removeEventListener('click', carry, true);
    document.removeEventListener('auxclick', carry, true);
  };
}
