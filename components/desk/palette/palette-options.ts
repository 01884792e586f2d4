import type { Place } from '#lib/desk/places/contract.ts';
import type { NavigationGroup } from '../navigation.ts';

export interface PaletteOption {
  /** Also the key: no page is listed twice. */
  path: string;
  name: string;
  about: string;
}

const NAMES: Readonly<Record<Place['kind'], string>> = {
  member: 'Member',
  order: 'Order',
  ticket: 'Ticket',
  declaration: 'Declaration',
};

/** Shorter terms match too much. */
const FEWEST = 3;

function pagesFor(groups: readonly NavigationGroup[], term: string): PaletteOption[] {
  const wanted = term.toLowerCase();
  return groups.flatMap(({ name: group, pages }) =>
    pages
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ path, name }) => ({ path, name, about: group })),
  );
}

/** Lists that search for a term themselves, among the pages that the operator may open. */
function searches(groups: readonly NavigationGroup[], term: string): PaletteOption[] {
  if (term.length < FEWEST) return [];
  const query = encodeURIComponent(term);
  const has = (path: string) =>
    groups.some(({ pages }) => pages.some((page) => page.path === path));
  return [
    ...(has('/members')
      ? [{ path: `/members?q=${query}`, name: `Members: ${term}`, about: 'Search by address' }]
      : []),
    ...(has('/payments')
      ? [{ path: `/payments?find=${query}`, name: `Payments: ${term}`, about: 'Search by number' }]
      : []),
  ];
}

/** What a typed term leads to: exact matches first, then pages by name, then lists that search for it. Pure. */
export function paletteOptions(
  groups: readonly NavigationGroup[],
  term: string,
  places: readonly Place[],
): readonly PaletteOption[] {
  const exact = places.map(({ kind, by, path }) => ({
    path,
    name: `${NAMES[kind]} ${decodeURIComponent(path.split('/').at(-1) ?? '')}`,
    about: by === kind ? 'Exact match' : `By ${by}`,
  }));
  const all = [...exact, ...pagesFor(groups, term), ...searches(groups, term)];
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}
