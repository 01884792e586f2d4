import { runContact } from './contact.ts';
import { runCookies } from './cookies.ts';
import { storeVisit } from './store-visit.ts';
import { reloadUnlessTyped } from './reload-unless-typed.ts';
import { runShare } from './share.ts';
import { runThemeChoice } from './theme-choice.ts';

/**
 * All behaviours of a visitor's page except its forms, without React: pages without a form load nothing else.
 * Returns the function that ends them.
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
