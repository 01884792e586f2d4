import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PendingPlace, useReportPending } from '#components/shell/pending-place.tsx';
import type { Place } from '#components/shell/places.ts';
import { ChatsSkeleton } from '#components/chat/chats-skeleton.tsx';
import { FindSkeleton } from '#components/discovery/find-skeleton.tsx';
import { MatchSkeleton } from '#components/match/match-skeleton.tsx';
import { SkeletonRegion } from '#components/shell/skeleton-region.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { renderPage } from '#tests/component/support/render.tsx';

function Entry({ place, pending }: { place: Place; pending: boolean }) {
  useReportPending(place, pending);
  return null;
}

const skeletons = {
  find: <FindSkeleton />,
  match: <MatchSkeleton />,
  chats: (
    <SkeletonRegion label="Loading">
      <ChatsSkeleton />
    </SkeletonRegion>
  ),
};

const page = (pressed: Place | null, segment = 'profile') => (
  <PendingPlace segment={segment} skeletons={skeletons}>
    {(['find', 'match', 'chats', 'vip'] as const).map((place) => (
      <Entry key={place} place={place} pending={place === pressed} />
    ))}
    <main>The page</main>
  </PendingPlace>
);

const covered = (): string | null =>
  document.querySelector('[data-pending-place]')?.getAttribute('data-pending-place') ?? null;

test('a pressed entry covers the page with the skeleton of its page, in the same commit', () => {
  const { redraw, say } = renderPage(page(null));
  expect(covered()).toBeNull();
  redraw(page('find'));
  expect(covered()).toBe('find');
  expect(textOf(screen.getByRole('status'))).toBe(say('discovery.loading'));
  // The page keeps its state and its scroll position below.
  screen.getByText('The page');
  redraw(page('match'));
  expect(covered()).toBe('match');
  redraw(page(null));
  expect(covered()).toBeNull();
});

test('the section of the page itself does not cover it', () => {
  const { redraw } = renderPage(page(null, 'chats'));
  redraw(page('chats', 'chats'));
  expect(covered()).toBeNull();
  redraw(page('find', 'chats'));
  expect(covered()).toBe('find');
});

test('an entry without a skeleton leaves the page as it is', () => {
  const { redraw } = renderPage(page(null));
  redraw(page('vip'));
  expect(covered()).toBeNull();
});

test.each(['find', 'match', 'chats'] as const)(
  'the skeleton of %s is announced, and has the brand’s loader',
  (place) => {
    renderPage(page(place));
    const region = document.querySelector(`[data-pending-place="${place}"] [aria-busy="true"]`);
    expect(textOf(region?.querySelector('[role="status"]'))).not.toBe('');
    expect(region?.querySelectorAll('.wait-loader')).toHaveLength(1);
  },
);

test('a skeleton is shown within 100 ms, and the loader on it after 400 ms', () => {
  const skeleton = readFileSync('components/ui/surfaces.css', 'utf8');
  const [, before] =
    /\.pending-place \{[^}]*animation: fade-in \S+ linear (\d+)ms backwards/.exec(skeleton) ?? [];
  expect(Number(before)).toBeLessThan(100);
  const loader = readFileSync('components/brand/drawings.css', 'utf8');
  expect(loader).toMatch(/\.wait-loader \{[^}]*animation: fade-in \S+ linear 400ms backwards/);
});
