import { mayDo } from '#lib/identity/roles.ts';
import { navigationGroups, type NavigationGroup } from '#components/desk/navigation.ts';
import type { OperatorRole } from '#lib/db/generated/enums.ts';

/** The pages that a role has a duty for; groups without any are left out. */
export function allowedPages(role: OperatorRole): readonly NavigationGroup[] {
  return navigationGroups
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ duty }) => mayDo(role, duty)) }))
    .filter(({ pages }) => pages.length > 0);
}
