import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OtherCells } from '#components/desk/other-cells.tsx';

test('20: leads to the same page at the desk of the cell that serves a brand', () => {
  const cells = [{ address: 'https://desk.b.example', names: ['Fuego', 'Verbena'] }];
  render(
    <OtherCells cells={cells} path="/members?q=anna">
      Members of these brands are at other desks.
    </OtherCells>,
  );
  const link = screen.getByRole('link', { name: /Fuego, Verbena/ });
  expect(link.getAttribute('href')).toBe('https://desk.b.example/members?q=anna');
  expect(link.textContent).toContain('desk.b.example');
});

test('20: shows nothing where one cell serves all brands', () => {
  const { container } = render(
    <OtherCells cells={[]} path="/">
      Members of these brands are at other desks.
    </OtherCells>,
  );
  expect(container.textContent).toBe('');
});
