import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { WorkList } from '#components/desk/start/work-list.tsx';
import type { Work } from '#lib/desk/work/contract.ts';
import { renderPage } from '../support/render.tsx';

const tickets: Work = {
  kind: 'tickets',
  waiting: 26,
  oldest: null,
  fresh: null,
  late: 8,
  mine: null,
};

test('the start page says what is overdue, and nothing where nothing is', () => {
  const { redraw } = renderPage(<WorkList work={[tickets]} most={200} />);
  expect(screen.getByRole('listitem').textContent).toBe('Open tickets8 overdue26');
  redraw(<WorkList work={[{ ...tickets, late: 0 }]} most={200} />);
  expect(screen.getByRole('listitem').textContent).toBe('Open tickets26');
});
