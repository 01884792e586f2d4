import { test, expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { found, profile } from '#tests/component/support/discovery.ts';
import { present } from '#tests/component/support/element.ts';
import { renderFind } from './render-find.tsx';

test.each(['it', 'es', 'fr', 'en'] as const)('says that incognito is on, in %s', (locale) => {
  const { say } = renderFind({ incognito: true }, {}, { brand: 'lumiere', locale });
  screen.getByText(say('discovery.incognito.on'));
  const change = screen.getByRole('link', { name: say('discovery.incognito.change') });
  expect(change.getAttribute('href')).toBe('/profile#visibility');
});

test.each(['it', 'es', 'fr', 'en'] as const)(
  'says of both sides of a trip where it goes, in %s',
  (locale) => {
    const until = '2026-12-13T10:00:00.000Z';
    const visiting = { region: 'Sicilia', until };
    const { say } = renderFind(
      {
        travel: { region: 'Umbria', until: new Date(until) },
        found: found({ profiles: [profile(0, { visiting })] }),
      },
      {},
      { brand: 'lumiere', locale },
    );
    const date = new Date(until).toLocaleDateString(locale === 'en' ? 'en-IE' : locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    screen.getByText(say('discovery.travel.on', { region: 'Umbria', date }));
    const [card] = screen.getAllByRole('article');
    within(present(card)).getByText(say('profile.visiting', { region: 'Sicilia', date }));
  },
);
