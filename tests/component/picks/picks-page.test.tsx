import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PicksPage } from '#components/picks/picks-page.tsx';
import type { PicksView } from '#lib/discovery/picks/picks-view.ts';
import { profile } from '#tests/component/support/discovery.ts';
import { renderMember, type MemberOptions } from '#tests/component/support/render-member.tsx';

function openPicks(change: Partial<PicksView>, options: MemberOptions = {}) {
  const view: PicksView = { picks: [], saved: [], answered: true, ...change };
  return renderMember(<PicksPage view={view} country="it" cardCheckHref={null} prefix="/it" />, {
    path: '/it/picks',
    ...options,
  });
}

test.each(['it', 'es', 'fr', 'en'] as const)('say what both answered in %s', (locale) => {
  const picks = [
    { profile: profile(0), reason: { interests: ['wine', 'yoga'], datingIntent: 'serious' } },
    { profile: profile(1), reason: { interests: [], datingIntent: 'chat' } },
  ] as const;
  const { say } = openPicks({ picks, saved: [profile(1).id] }, { brand: 'spark', locale });
  screen.getByRole('heading', { level: 1, name: say('picks.title') });
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  const interests = new Intl.ListFormat(locale, { type: 'unit' }).format([
    say('answers.list.wine'),
    say('answers.list.yoga'),
  ]);
  first?.getByText(say('picks.reason.interests', { interests }));
  first?.getByText(say('picks.reason.intent', { intent: say('answers.intents.serious') }));
  second?.getByText(say('picks.reason.intent', { intent: say('answers.intents.chat') }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const saved = second?.getByRole('button', { name: say('match.save.press', { name: 'Bice' }) });
  expect(saved?.getAttribute('aria-pressed')).toBe('true');
});

test.each([
  [true, 'picks.empty.title', 'picks.empty.find', '/it/find'],
  [false, 'picks.unanswered.title', 'picks.unanswered.answer', '/it/profile'],
] as const)(
  'name the next step while there are none: answered %s',
  (answered, title, link, href) => {
    const { say } = openPicks({ answered }, { brand: 'lumiere' });
    screen.getByRole('heading', { name: say(title) });
    expect(screen.getByRole('link', { name: say(link) }).getAttribute('href')).toBe(href);
  },
);
