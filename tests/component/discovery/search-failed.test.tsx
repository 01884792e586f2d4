import { jest, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PageError } from '#components/shell/page-error.tsx';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { callsOf } from '#tests/component/support/server.ts';

/** Throws another error each time: a page reports each error once. */
const broken = (message: string) => Object.assign(new Error(message), { digest: '4711' });

describe('a search that fails', () => {
  test.each([
    ['dolcevita', 'it', '/find', '/'],
    ['spark', 'es', '/es/find', '/es/'],
    ['lumiere', 'fr', '/find?page=2', '/'],
    ['spark', 'en', '/find', '/'],
  ] as const)(
    'says so on %s in %s, with a link to the start page and an error number',
    async (brand, locale, path, home) => {
      const { say } = renderPage(<PageError error={broken(locale)} reset={() => undefined} />, {
        brand,
        locale,
        path,
      });
      screen.getByRole('heading', { name: say('failure.title') });
      screen.getByText(say('failure.reference', { digest: '4711' }));
      const link = screen.getByRole('link', { name: say('failure.home') });
      expect(link.getAttribute('href')).toBe(home);
      await waitFor(() => {
        expect(callsOf('POST /api/log/client')).toMatchObject([
          { body: { subject: 'E R R O R BOUNDARY' } },
        ]);
      });
    },
  );

  test('retries in place, and reloads the page when that fails too', async () => {
    const reset = jest.fn();
    const { say, user } = renderPage(<PageError error={broken('again')} reset={reset} />, {
      path: '/find?page=7',
    });
    const again = screen.getByRole('button', { name: say('failure.again') });
    await user.click(again);
    expect(reset).toHaveBeenCalledTimes(1);
    await user.click(again);
    expect(navigations().map(({ kind }) => kind)).toEqual(['refresh', 'reload']);
  });
});
