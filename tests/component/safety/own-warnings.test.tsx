import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OwnWarnings } from '#components/safety/own-warnings.tsx';
import type { Warning } from '#components/safety/warning.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { renderPage } from '../support/render.tsx';

const warning = (id: string, details: string): Warning => ({
  id,
  reason: 'scam',
  details,
  at: '2026-11-01T10:00:00.000Z',
  seenAt: null,
});

test.each(PLACES)(
  'lists on %s (%s) a member’s warnings, each with its reason and what was added',
  (brand) => {
    const content = (
      <OwnWarnings
        warnings={[warning('w1', 'No links, please'), warning('w2', '')]}
        timeZone="UTC"
      />
    );
    const { say } = renderPage(content, { brand });
    const list = within(screen.getByRole('region', { name: say('popups.warning.list') }));
    const [first, second] = list.getAllByRole('listitem').map(textOf);
    expect(first).toContain(say('popups.warning.why.scam'));
    expect(first).toContain('No links, please');
    expect(second).not.toContain(say('popups.warning.added'));
  },
);

test('shows nothing to a member without warnings', () => {
  const { say } = renderPage(<OwnWarnings warnings={[]} timeZone="UTC" />);
  expect(screen.queryByText(say('popups.warning.list'))).toBeNull();
});
