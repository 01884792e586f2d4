import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FramedPage } from '#components/payments/hooks/framed-page.tsx';
import { hrefOf } from '#tests/component/payments/dom.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';

const PARTNER = 'https://partner.example:8443/offer?x=1';

const open = (brand: 'dolcevita' | 'fuego' | 'lumiere' | 'spark' = 'dolcevita') =>
  renderPage(<FramedPage url={PARTNER} title="Socio" backHref="/vip_plan/cred" />, {
    brand,
    path: '/hook/iframe',
  });

describe('the page of a partner', () => {
  test('is framed without access to our page and without a referrer', () => {
    open();
    const frame = screen.getByTitle('Socio');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame.getAttribute('src')).toBe(PARTNER);
    expect(frame.getAttribute('sandbox')).toBe('allow-forms allow-scripts');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('allow')).toBeNull();
  });

  test.each(['dolcevita', 'fuego', 'lumiere', 'spark'] as const)(
    'says on %s whose page it is and that it is not ours',
    (brand) => {
      const { say } = open(brand);
      screen.getByRole('heading', { level: 1, name: 'Socio' });
      screen.getByText(say('hooks.frame.lead', { host: 'partner.example:8443' }));
    },
  );

  test('focuses the close link, which leads to the plans', () => {
    const { say } = open('lumiere');
    const close = screen.getByRole('link', { name: say('hooks.frame.close') });
    expect(document.activeElement).toBe(close);
    expect(hrefOf(close)).toBe('/vip_plan/cred');
  });

  test('closes on Escape, and replaces the frame in the history', async () => {
    const { user } = open('spark');
    await user.keyboard('x');
    expect(navigations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(navigations()).toEqual([{ kind: 'replace', href: '/vip_plan/cred' }]);
  });

  test('ignores keys after it is left', async () => {
    const { user, redraw } = open('fuego');
    redraw(<p>piani</p>);
    await user.keyboard('{Escape}');
    expect(navigations()).toEqual([]);
  });
});
