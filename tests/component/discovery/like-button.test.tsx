import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { LikeButton } from '#components/discovery/like-button.tsx';
import { textOf } from '#tests/component/support/element.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import {
  credits,
  OWN_ID,
  renderMember,
  type MemberOptions,
} from '#tests/component/support/render-member.tsx';
import { answering } from '#tests/component/support/server.ts';
import { refused } from '#tests/component/support/socket.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { chosen } from '../match/render-match.tsx';

const angelId = 'annaannaannaannaanXX';
const screenName = 'Anna';
const name = screenName;
const free = (likeCredits: number) => credits({ level: 0, likeCredits });

function renderLike(options: MemberOptions & { label?: string; liked?: boolean } = {}) {
  const { label = null, liked = false, ...more } = options;
  const peer = { angelId, screenName, photo: null, label, answeredBy: [] };
  return renderMember(
    <LikeButton
      peer={peer}
      liked={liked}
      source="profile"
      prefix=""
      cardCheckHref="/checkout/check"
    />,
    more,
  );
}

const button = () => screen.getByRole('button', { name: /Anna/ });

describe('a like', () => {
  test.each([
    ['dolcevita', 'it'],
    ['fuego', 'es'],
    ['lumiere', 'fr'],
    ['spark', 'en'],
  ] as const)(
    'costs a paying member nothing and is confirmed briefly on %s',
    async (brand, locale) => {
      const { say, socket, user } = renderLike({ brand, locale });
      const answer = deferred<Acknowledgement>();
      socket.acknowledging('like', () => answer.promise);
      expect(button().getAttribute('aria-label')).toBe(say('match.like.press', { name }));
      await user.dblClick(button());
      answer.resolve(chosen('like'));
      await screen.findByText(say('match.like.sent', { name }));
      expect(button().getAttribute('aria-label')).toBe(say('match.like.liked', { name }));
      expect(button().getAttribute('aria-disabled')).toBe('true');
      await user.click(button());
      expect(socket.payloadsOf('like')).toMatchObject([
        { angelId, trackerId: OWN_ID, screenName: name, source: 'profile' },
      ]);
    },
  );

  test('is confirmed for five seconds', async () => {
    jest.useFakeTimers();
    try {
      const { say, socket, user } = renderLike({
        user: {
          advanceTimers: (ms) => {
            jest.advanceTimersByTime(ms);
          },
        },
      });
      socket.acknowledging('like', chosen('like'));
      await user.click(button());
      await screen.findByText(say('match.like.sent', { name }));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(screen.queryByText(say('match.like.sent', { name }))).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('shows a free member the remaining likes before it, and no count after it', async () => {
    const { say, socket, user } = renderLike({ credits: free(2) });
    const left = (count: number) => say('match.like.rest', { count });
    expect(textOf(button())).toContain(left(2));
    expect(button().getAttribute('aria-label')).toContain(left(2));
    socket.acknowledging('like', chosen('like', { level: 0, likeCredits: 1 }));
    await user.click(button());
    await screen.findByText(say('match.like.sent', { name }));
    expect(textOf(button())).not.toContain(left(1));
  });

  test('that is the last one is sent and says so with the prompt', async () => {
    const { say, socket, user } = renderLike({
      credits: free(1),
      hooks: { shown: ['file_like'] },
    });
    socket.acknowledging('like', chosen('like', { level: 0, likeCredits: 0 }));
    await user.click(button());
    const prompt = await screen.findByRole('dialog', { name: say('hooks.kind.file_like.title') });
    within(prompt).getByText(say('match.like.sent', { name }));
    expect(localStorage.getItem('like')).toBe(angelId);
  });

  test('sends nothing when no likes are left', async () => {
    const { say, socket, user } = renderLike({
      credits: free(0),
      hooks: { shown: ['file_like'] },
    });
    await user.click(button());
    const prompt = await screen.findByRole('dialog', { name: say('hooks.kind.file_like.title') });
    const write = within(prompt).getByRole('link', {
      name: say('hooks.alternative.write', { known: 'yes', name }),
    });
    expect(write.getAttribute('href')).toBe(`/chats/${angelId}`);
    expect(socket.payloadsOf('like')).toEqual([]);
  });

  test('is a match when it is mutual', async () => {
    answering({
      'GET /api/users/photos/{trackerId}': { photos: [], most: 6, selfReviewSeconds: null },
    });
    const { say, socket, user } = renderLike();
    socket.acknowledging('like', chosen('like', {}, true));
    await user.click(button());
    await screen.findByRole('dialog', { name: say('match.moment.title', { name }) });
  });

  test.each([
    ['card_check_required', 'hooks.kind.profilo_bloccato.title'],
    ['likes_exhausted', 'hooks.kind.file_like.title'],
  ] as const)('opens a prompt when refused and can be pressed again: %s', async (code, title) => {
    const { say, socket, user } = renderLike();
    socket.acknowledging('like', refused(code));
    await user.click(button());
    await screen.findByRole('dialog', { name: say(title) });
    expect(localStorage.getItem('like')).toBeNull();
  });

  test('says why when refused for another reason', async () => {
    const { say, socket, user } = renderLike({ brand: 'lumiere' });
    socket.acknowledging('like', refused('too_many_requests'));
    socket.acknowledging('like', refused('peer_unavailable'));
    await user.click(button());
    await screen.findByText(say('errors.peer_unavailable'));
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  test('is shown as given when the server or this browser knows of it', async () => {
    const { say, unmount } = renderLike({ liked: true, brand: 'spark' });
    expect(button().getAttribute('aria-label')).toBe(say('match.like.liked', { name }));
    unmount();
    localStorage.setItem('like', angelId);
    const { socket } = renderLike({ brand: 'spark' });
    expect(button().getAttribute('aria-label')).toBe(say('match.like.liked', { name }));
    await socket.receive('like', { angelId, likeCredits: 5, matched: false, liked: false });
    expect(button().getAttribute('aria-label')).toBe(say('match.like.press', { name }));
  });
});
