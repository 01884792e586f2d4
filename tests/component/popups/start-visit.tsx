import { act } from '@testing-library/react';
import { MemberPopups } from '#components/popups/member-popups.tsx';
import { usePopups, type Popups } from '#components/popups/popup-context.ts';
import type { PopupSpec } from '#components/popups/popup-spec.ts';
import type { TestBrand } from '#tests/component/payments/offers.ts';
import { OWN_ID, renderMember } from '#tests/component/support/render-member.tsx';
import { dialog, expectNoDialog } from './open-popups.tsx';

export const LATER: PopupSpec = {
  kind: 'generic',
  variant: 'channel',
  title: 'Later',
  text: '',
  buttons: [],
};

/** A member's page at its start. */
export function start(brand: TestBrand = 'dolcevita', path = '/find') {
  let popups: Popups | undefined;
  function Asks() {
    popups = usePopups();
    return null;
  }
  const content = (
    <>
      <MemberPopups trackerId={OWN_ID} />
      <Asks />
    </>
  );
  const page = renderMember(content, { brand, path });
  /** The popup queue is empty: a popup requested now is shown first. */
  const expectNothing = async (): Promise<void> => {
    act(() => {
      popups?.open(LATER);
    });
    await dialog('Later');
    await page.user.keyboard('{Escape}');
    await expectNoDialog();
  };
  return { ...page, expectNothing };
}

/** The session was verified a while ago: the start itself sends no call. */
export const withinVisit = () => {
  localStorage.setItem('landedTime', String(Date.now() - 1_000));
};
