import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Palette } from '#components/desk/palette/palette.tsx';
import { navigationGroups } from '#components/desk/navigation.ts';
import { navigations } from '../support/navigation.ts';
import { renderPage } from '../support/render.tsx';

const fetchOutside = globalThis.fetch;
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  const fetch = (path: string): Promise<Response> => {
    asked.push(path);
    const places = path.includes('CHG-1')
      ? [{ kind: 'order', by: 'charge', path: '/payments/order-1' }]
      : [];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ places }), { headers }));
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

test('the slash opens the search, a page is found by its name, and Enter opens it', async () => {
  const { user } = renderPage(<Palette groups={navigationGroups} />);
  await user.keyboard('/');
  const field = await screen.findByRole('combobox');
  await waitFor(() => {
    expect(document.activeElement).toBe(field);
  });
  await user.type(field, 'ticket');
  const results = within(screen.getByRole('listbox', { name: 'Results' }));
  const [first] = results.getAllByRole('option');
  expect(first?.textContent).toBe('TicketsCommunity');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(navigations().at(-1)).toEqual({ kind: 'push', href: '/tickets' });
});

test('a number leads to its exact match first', async () => {
  const { user } = renderPage(<Palette groups={navigationGroups} />);
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox'));
  await user.paste('CHG-1');
  const first = await screen.findByRole('option', { name: /Order order-1/ });
  expect(first.getAttribute('aria-selected')).toBe('true');
  expect(asked).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(navigations().at(-1)).toEqual({ kind: 'push', href: '/payments/order-1' });
  await waitFor(() => {
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
