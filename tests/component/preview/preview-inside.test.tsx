import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PreviewInside } from '#components/preview/preview-inside.tsx';
import type { HookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { hookKinds } from '#lib/flows/config.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { hostedProfile, profile } from '#tests/component/support/discovery.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

const FREE = credits({ level: 0, likeCredits: 4, freeCredits: 2, totalCredits: 2 });
const PEOPLE = [profile(0), hostedProfile(1), profile(2, { verifiedOnly: true })];

type Change = {
  readonly credits?: RemainingCredits;
  readonly facts?: Partial<HookFacts>;
  readonly quickPreview?: { readonly toChat: boolean; readonly toProfile: boolean };
  readonly inMenu?: boolean;
};

function openPreview(change: Change = {}) {
  const facts = {
    prefix: '',
    shown: hookKinds,
    freePages: 2,
    matchEnabled: true,
    checkFirst: false,
    ...change.facts,
  };
  const page = renderPage(
    <PreviewInside
      facts={facts}
      credits={change.credits ?? FREE}
      plansHref="/vip_plan/cred"
      optionalCheckHref="/purchase/check"
      people={{
        people: PEOPLE,
        country: 'it',
        quickPreview: change.quickPreview ?? { toChat: false, toProfile: false },
        inMenu: change.inMenu ?? true,
      }}
    />,
    { locale: 'en' },
  );
  const part = (title: RegExp) => {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    if (section === null) throw new Error(`no part ${String(title)}`);
    return within(section);
  };
  return { ...page, part };
}

test('shows a free member the people of a search, with their marks and the pages that are locked', () => {
  const { say, part } = openPreview({ quickPreview: { toChat: true, toProfile: false } });
  const search = part(/^Search, first page$/);
  expect(search.getAllByRole('article')).toHaveLength(3);
  search.getByText('Hosted by us: an AI answers');
  search.getByText(/opens a quick preview with a link to the chat\. A free member has 4 likes/);
  search.getByText(say('discovery.verify.some'), { exact: false });
  search.getByRole('link', { name: say('discovery.pager.locked', { page: 3 }) });
});

test('shows the likes of members only, with the same pages locked', () => {
  const { say, part } = openPreview();
  const likes = part(/^Who likes the member/);
  expect(likes.getAllByRole('article')).toHaveLength(2);
  likes.getByText(say('discovery.likers.text', { count: 2 }));
  likes.getByRole('link', { name: say('discovery.pager.locked', { page: 3 }) });
});

test('opens every page to a paying member, and says that likes cost nothing', () => {
  const { say, part } = openPreview({ credits: credits() });
  for (const title of [/^Search/, /^Who likes/]) {
    expect(
      part(title).queryByRole('link', { name: say('discovery.pager.locked', { page: 3 }) }),
    ).toBeNull();
  }
  part(/^Search/).getByText(/Likes cost nothing/);
});

test('shows each popup of the flow, and where the flow leads without one', () => {
  const { say, part } = openPreview({ facts: { shown: ['file_like'] } });
  const popups = part(/^Popups/);
  popups.getByText(say('hooks.kind.file_like.title'));
  expect(popups.queryByText(say('hooks.kind.paginazione.title'))).toBeNull();
  popups.getByText(/leads to \/vip_plan\/paginazione at once/);
  popups.getByText(say('hooks.kind.errore.title'));
});

test('shows a paying member no popup of a limit that only free members have', () => {
  const { say, part } = openPreview({
    credits: credits(),
    facts: { shown: hookKinds.filter((kind) => kind !== 'utente_premium_compliant') },
  });
  const popups = part(/^Popups/);
  popups.getByText(say('hooks.kind.utente_premium.title'));
  popups.getByText(say('hooks.packs'));
  expect(popups.queryByText(say('hooks.kind.file_like.title'))).toBeNull();
});

test('says where the flow has no search in its menu', () => {
  openPreview({ inMenu: false }).part(/not in this flow’s menu/);
});
