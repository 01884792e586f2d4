import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { VisitorPopups } from '#components/popups/visitor-popups.tsx';
import { hrefOf, stepsOf } from '#tests/component/payments/dom.ts';
import { BRANDS } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { dialog, expectNoDialog, goBack, renderHost } from './open-popups.tsx';
import { LATER, start, withinVisit } from './start-visit.tsx';

describe('popups opened by an address', () => {
  const TARGETS = {
    unsubscribe: '/unsubscribe',
    channel: '/profile',
    deactivate: '/profile',
    changeRegion: '/find',
  } as const;
  const variants = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

  test.each(variants.flatMap((variant) => BRANDS.map((brand) => [variant, brand] as const)))(
    '%s on %s: says what to do, links to it, and removes the request from the address',
    async (variant, brand) => {
      withinVisit();
      const { say, user } = start(brand, `/chats?page=2&hook=${variant}`);
      const shown = await dialog(say(`popups.${variant}.title`));
      expect(textOf(shown)).toContain(say(`popups.${variant}.text`));
      expect(stepsOf(shown).slice(-2)).toEqual([
        [say(`popups.${variant}.go`), TARGETS[variant]],
        [say('popups.close'), null],
      ]);
      expect(location.search).toBe('?page=2');
      await user.click(
        screen.getAllByRole('button', { name: say('popups.close') }).at(-1) ?? shown,
      );
      await expectNoDialog();
    },
  );

  test.each(['disabled', 'blocked', 'default', 'doi', 'gift', 'javascript:alert(1)', '<b>', ''])(
    '%p opens nothing',
    async (hook) => {
      withinVisit();
      const path = `/chats?hook=${encodeURIComponent(hook)}`;
      const { expectNothing } = start('dolcevita', path);
      expect(location.pathname + location.search).toBe(path);
      await expectNothing();
    },
  );

  test.each(BRANDS)('signup on %s opens for a visitor', async (brand) => {
    const { say } = renderHost({ brand, path: '/find?hook=signup', content: <VisitorPopups /> });
    // The popup is requested by a child of the host that shows it.
    expect(location.search).toBe('');
    const shown = await dialog(say('popups.signup.title'));
    expect([...shown.querySelectorAll('a')].map(hrefOf)).toEqual(['/login', '/signup']);
    await goBack();
    await expectNoDialog();
    expect(location.pathname).toBe('/find');
  });

  test.each(['unsubscribe', 'blocked', 'disabled'])(
    '%s opens nothing for a visitor',
    async (hook) => {
      const { open } = renderHost({ path: `/find?hook=${hook}`, content: <VisitorPopups /> });
      await open(LATER);
      await dialog('Later');
    },
  );
});
