import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { PhotoBubble } from '#components/chat/photo/photo-bubble.tsx';
import { WaitingPhoto } from '#components/chat/photo/waiting-photo.tsx';
import type { Peer, ThreadAnswer, ThreadMessage } from '#components/chat/state/types.ts';
import { RealtimeContext } from '#components/realtime/realtime-provider.tsx';

const loadMessages = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../messages/en/${name}.json`, import.meta.url), 'utf8'));
const messages = {
  chat: loadMessages('chat'),
  errors: loadMessages('errors'),
  photos: loadMessages('photos'),
} as never;

const peer: Peer = {
  angelId: 'anna',
  screenName: 'Anna',
  photo: null,
  kind: 'member',
  answeredBy: [],
  label: null,
};

function drawn(part: React.ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <RealtimeContext value={{ connection: null, trackerId: 'ugo' }}>{part}</RealtimeContext>
    </NextIntlClientProvider>,
  );
}

type Attachment = NonNullable<ThreadMessage['attachment']>;
const bubble = (attachment: Attachment, from: 'self' | 'peer' = 'peer'): string =>
  drawn(<PhotoBubble message={{ seq: 7, from }} attachment={attachment} peer={peer} />);

describe('a photo in the thread', () => {
  test('has a reserved size, a name, and its own address', () => {
    const shown = bubble({ state: 'shown', width: 640, height: 800 });
    expect(shown).toContain('src="/api/get/messages/ugo/anna/7/picture"');
    expect(shown).toContain('width="640" height="800"');
    expect(shown).toContain('alt="Photo from Anna"');
    expect(bubble({ state: 'shown', width: 1, height: 1 }, 'self')).toContain('Photo you sent');
  });

  test('has no picture while covered, but a button to show it', () => {
    const covered = bubble({ state: 'covered', width: null, height: null });
    expect(covered).not.toContain('<img');
    expect(covered).toContain('Show photos from Anna');
  });
});

describe('a pending photo', () => {
  const waiting = (more: Partial<ThreadAnswer['waitingPhotos'][number]>): string =>
    drawn(
      <WaitingPhoto
        photo={{
          id: 'p1',
          state: 'pending',
          reason: null,
          appeal: null,
          msg: '',
          time: 1,
          ...more,
        }}
        onGone={() => undefined}
      />,
    );

  test.each([
    ['while it is looked at', {}, 'We’re checking it', 'Don’t send it'],
    ['refused', { state: 'rejected', reason: 'nudity' }, 'it shows nudity', 'Delete'],
    ['unsent', { state: 'unsent', reason: 'photo_needs_match' }, 'once you’ve matched', 'Delete'],
    ['unsent for a reason without words', { state: 'unsent', reason: 'x' }, 'Not sent.', 'Delete'],
  ] as const)('%s shows its state and the possible action', (_, more, text, action) => {
    expect(waiting(more)).toContain(text);
    expect(waiting(more)).toContain(action);
  });

  test.each([
    ['open', 'it shows nudity', true],
    ['waiting', 'Someone is looking at the photo again', false],
    ['denied', 'The second look confirmed the decision', false],
  ] as const)('refused, with an appeal that is %s', (appeal, text, canAsk) => {
    const refused = waiting({ state: 'rejected', reason: 'nudity', appeal });
    expect(refused).toContain(text);
    expect(refused.includes('Ask for a second look')).toBe(canAsk);
  });

  test('cannot be withdrawn while being sent, and has no picture once deleted', () => {
    expect(waiting({ state: 'approved' })).not.toContain('<button');
    expect(waiting({ state: 'unsent', reason: 'x' })).not.toContain('<img');
    expect(waiting({})).toContain('src="/api/users/chatPhotos/ugo/p1/picture"');
  });
});
