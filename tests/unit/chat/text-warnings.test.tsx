import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComposerHint } from '#components/chat/text-warnings/composer-hint.tsx';
import { recentPeerText } from '#components/chat/text-warnings/recent-peer-text.ts';
import { MessageText } from '#components/chat/text-warnings/message-text.tsx';
import type { ThreadMessage } from '#components/chat/state/types.ts';
import type { TextHint } from '#lib/text/hints.ts';

const chat = JSON.parse(
  readFileSync(new URL('../../../messages/en/chat.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ chat }}>
      {part}
    </NextIntlClientProvider>,
  );
}

describe('a peer’s text', () => {
  const bubble = (
    body: string,
    warnings: ThreadMessage['warnings'],
    cardCheckHref: string | null = null,
  ): string =>
    drawn(
      <MessageText
        body={body}
        warnings={warnings}
        cardCheckHref={cardCheckHref}
        firstLink={false}
      />,
    );

  test('shows an address as a button, never as a link that opens directly', () => {
    const shown = bubble('See www.example.com/a, javascript://x/%0aalert(1)', ['link']);
    expect(shown.match(/<button/g)).toHaveLength(1);
    expect(shown).toContain('>www.example.com/a</button>');
    expect(shown).not.toContain('<a ');
  });

  test('shows no warning for a plain link before it is pressed, and only the gravest of several', () => {
    expect(bubble('example.com', ['link'])).not.toContain('<svg');
    const both = bubble('bit.ly/x, anna@example.com', ['risky_link', 'contact']);
    expect(both).toContain('This link hides where it leads');
    expect(both).not.toContain('can’t protect you outside');
  });

  test('shows a hidden number with the link to the card check, if there is one', () => {
    expect(bubble('Call •••', ['phone_hidden'], '/check')).toContain('href="/check"');
    expect(bubble('Call •••', ['phone_hidden'])).not.toContain('href');
    expect(bubble('Call 333 1234567', ['phone'], '/check')).not.toContain('href');
  });
});

describe('the composer', () => {
  const hints = (found: readonly TextHint[], held = false): string =>
    drawn(<ComposerHint hints={found} held={held} peerName="Anna" cardCheckHref="/check" />);

  test('shows the two most important hints', () => {
    const shown = hints([{ kind: 'link' }, { kind: 'phone' }, { kind: 'offensive' }]);
    expect(shown.match(/<li/g)).toHaveLength(2);
    expect(shown.indexOf('could hurt')).toBeGreaterThan(-1);
    expect(shown.indexOf('could hurt')).toBeLessThan(shown.indexOf('instead of the number'));
    expect(shown).toContain('href="/check"');
  });

  test('names the languages, and announces when the next press sends', () => {
    const other = { kind: 'language', written: 'it', spoken: 'fr' } as const;
    expect(hints([other])).toContain('Anna has been writing in French. This looks like Italian.');
    expect(hints([{ kind: 'offensive' }])).not.toContain('Press send again');
    expect(hints([{ kind: 'offensive' }], true)).toContain('Press send again');
  });

  test('uses the peer’s latest messages as context', () => {
    const said = (from: 'self' | 'peer', msg: string | null) =>
      ({ from, msg, isHtml: false }) as ThreadMessage;
    const messages = ['a', 'b', 'c', 'd', 'e'].map((msg) => said('peer', msg));
    expect(recentPeerText([...messages, said('self', 'x'), said('peer', null)])).toBe('b c d e');
  });
});
