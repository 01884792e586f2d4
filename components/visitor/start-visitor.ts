import { runContact } from './contact.ts';
import { runCookies } from './cookies.ts';
import { storeVisit } from './store-visit.ts';
import { reloadUnlessTyped } from './reload-unless-typed.ts';
import { runShare } from './share.ts';
import { runThemeChoice } from './theme-choice.ts';

/**
 * All that a visitor's page does beside its forms, without React: pages that have no form load nothing else.
 * Returns what ends it.
 */
export function startVisitor(): () => void {
  const ends = [
    ...[storeVisit(), runCookies(), runThemeChoice(), runShare(), runContact()],
    reloadUnlessTyped(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
