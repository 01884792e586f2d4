// [core §4 "Don’t be shy" state] [core §4 "Has visited" state]
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyThread } from '#components/chat/thread/empty-thread.tsx';
import { Notice } from '#components/chat/thread/notice.tsx';
import { Suggestions } from '#components/chat/composer/suggestions.tsx';
import type { Peer, ThreadMessage } from '#components/chat/state/types.ts';
import { WaitingLine } from '#components/chat/thread/waiting-line.tsx';

const chat = JSON.parse(
  readFileSync(new URL('../../../messages/en/chat.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

const peer: Peer = {
  angelId: 'anna',
  screenName: 'Anna',
  photo: null,
  kind: 'member',
  answeredBy: [],
  label: null,
};
const notice = (type: ThreadMessage['type'], more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 'c:1',
  seq: 1,
  from: 'peer',
  type,
  category: null,
  notificationId: null,
  isHtml: false,
  msg: null,
  blurred: false,
  blurredMessage: null,
  edited: false,
  isRead: false,
  warnings: [],
  removed: false,
  reaction: null,
  quote: null,
  attachment: null,
  preview: null,
  answerer: null,
  time: 1000,
  ...more,
});

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ chat }}>
      {part}
    </NextIntlClientProvider>,
  );
}

describe('before the first message', () => {
  const ideas = (visited: boolean): string =>
    drawn(<Suggestions peer={peer} city="Rome" visited={visited} onPick={() => undefined} />);

  test('shows three ideas and an encouragement', () => {
    expect(ideas(false).match(/<button/g)).toHaveLength(3);
    expect(ideas(false)).toContain('Not sure?');
    expect(drawn(<EmptyThread peer={peer} />)).toContain('Say hello to Anna');
  });

  test('shows a visit of the peer instead of the encouragement', () => {
    expect(ideas(true)).toContain('Anna visited your profile');
    expect(ideas(true)).not.toContain('Not sure?');
  });
});

describe('between the messages', () => {
  test.each([
    ['a visit', notice('visit'), 'Anna visited your profile'],
    ['an own visit', notice('visit', { from: 'self' }), 'You visited Anna’s profile'],
    ['a like', notice('like'), 'Anna likes you'],
    ['a match', notice('like', { category: 'like_reply' }), 'You matched with Anna'],
    ['an operator', notice('notice', { category: 'operator_joined' }), 'An operator now answers'],
    ['that it left', notice('notice', { category: 'operator_left' }), 'The operator has left'],
  ])('shows %s as a line of its own', (_, message, text) => {
    expect(drawn(<Notice message={message} peer={peer} />)).toContain(text);
  });

  test.each(['ai', 'operator', 'script'] as const)(
    'announces that the %s is answering, without dots',
    (worker) => {
      const line = drawn(<WaitingLine waiting={worker} />);
      expect(line).toContain('role="status"');
      expect(line).toMatch(/reply/);
    },
  );
});
