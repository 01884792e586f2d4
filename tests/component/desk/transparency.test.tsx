import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PeriodForm } from '#components/desk/transparency/period-form.tsx';
import { ReportFiles } from '#components/desk/transparency/report-files.tsx';
import { ReportTables } from '#components/desk/transparency/report-tables.tsx';
import { renderPage } from '../support/render.tsx';

const EMPTY = { notices: [], measures: [], complaints: [], warnings: 0, reopened: 0 };

test('says of each part that nothing happened', () => {
  renderPage(<ReportTables report={EMPTY} />);
  for (const text of ['No notices.', 'No restrictions.', 'No complaints.']) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('shows figures with plain names, and long waits in days', () => {
  const notice = { received: 3, upheld: 2, acted: 1, dismissed: 1, open: 0 };
  const measure = { reason: 'nudity', afterNotice: 4, ownInitiative: 5, automated: 0 };
  const complaint = { received: 1, upheld: 1, reversed: 0, open: 0 };
  renderPage(
    <ReportTables
      report={{
        notices: [{ reason: 'solicitation', ...notice, medianHours: 72 }],
        measures: [{ what: 'chat_photo', ...measure }],
        complaints: [{ what: 'photo', ...complaint, medianHours: null }],
        warnings: 1,
        reopened: 1,
      }}
    />,
  );
  const [table] = screen.getAllByRole('table');
  const cells = table ? within(table).getAllByRole('cell') : [];
  const row = ['Paid sex', '3', '2', '1', '1', '0', '3.0 days'];
  expect(cells.map(({ textContent }) => textContent)).toEqual(row);
  expect(screen.getByText('Photo in a chat')).toBeDefined();
  expect(
    screen.getByText(/1 warning, which restricts nothing. 1 closed account was/),
  ).toBeDefined();
});

test('offers the files of the shown period, and statements to those who may take them out', () => {
  const query = { from: '2026-01-01', to: '2026-06-30', brandId: 'fuego' };
  const { redraw } = renderPage(<ReportFiles query={query} statements={false} />);
  expect(screen.queryByRole('link', { name: /Statements/ })).toBeNull();
  const notices = screen.getByRole('link', { name: 'Notices (CSV)' });
  const address = 'from=2026-01-01&to=2026-06-30&brandId=fuego';
  expect(notices.getAttribute('href')).toBe(`/api/desk/transparency/csv?part=4_notices&${address}`);
  redraw(<ReportFiles query={query} statements />);
  expect(screen.getByRole('link', { name: /Statements/ }).getAttribute('href')).toContain(address);
});

test('asks for a period that ends today at the latest', () => {
  const period = { from: '2026-01-01', to: '2026-11-28', today: '2026-11-28' };
  renderPage(<PeriodForm {...period} brand="" brands={[{ id: 'fuego', name: 'Fuego' }]} />);
  const to = screen.getByLabelText<HTMLInputElement>('To');
  expect([to.value, to.max]).toEqual(['2026-11-28', '2026-11-28']);
});
