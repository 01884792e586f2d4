import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemberShell } from '#components/shell/member-shell.tsx';
import { navigationFor } from '#components/shell/places.ts';
import { credits, renderMember } from '#tests/component/support/render-member.tsx';
import { hrefOf } from './dom.ts';
import { BRANDS } from './offers.ts';

const navigation = navigationFor('woman', { invitationMode: false, matchEnabled: true });

test.each(
  BRANDS.flatMap((brand) =>
    (
      [
        [0, true],
        [1, true],
        [2, false],
      ] as const
    ).map(([level, isOffered]) => [level, brand, isOffered] as const),
  ),
)('shows a member of level %p on %s plans in the bar: %p', (level, brand, isOffered) => {
  const { say } = renderMember(
    <MemberShell mark="marchio" prefix="" navigation={navigation}>
      <main>pagina</main>
    </MemberShell>,
    { brand, path: '/find', credits: credits({ level }) },
  );
  const links = screen.queryAllByRole('link', { name: say('shell.vip') });
  expect(links.length > 0).toBe(isOffered);
  for (const link of links) expect(hrefOf(link)).toMatch(/^\/vip_plan/);
});
