import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { locales } from '#lib/brands/schema.ts';
import type { MessageTree } from '#lib/i18n/message-tree.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { NoticeCounts } from '#lib/mail/notice-counts.ts';
import { noticeParts } from '#lib/notifications/notice-parts.ts';
import { composeNotice } from '#lib/notifications/notice-content.ts';

const now = new Date('2026-11-21T11:00:00Z');
const NOTHING: NoticeCounts = { messages: 0, hosted: 0, likes: 0, visits: 0, matches: 0, found: 0 };

const noticeFor = (counts: Partial<NoticeCounts>, locale = 'it', at = now) =>
  composeNotice({
    counts: { ...NOTHING, ...counts },
    brandName: 'Dolcevita',
    locale,
    zone: 'Europe/Rome',
    now: at,
  });

test('lists numbers and kinds, in order of importance', () => {
  const { body, count, path } = noticeFor({ messages: 3, hosted: 1, likes: 1, visits: 2 });
  expect(body).toBe(
    'Novità per te: 2 messaggi, 1 messaggio di un profilo gestito da noi, 1 like e 2 visite.',
  );
  expect([count, path]).toEqual([6, '/chats']);
});

test('links likes and visits to the notifications, a match to the chats', () => {
  expect(noticeFor({ likes: 1, visits: 1 }).path).toBe('/notifications');
  expect(noticeFor({ matches: 1 }).path).toBe('/chats');
});

test('names what saved searches found last, and links it alone to the searches', () => {
  const alone = noticeFor({ found: 2 });
  expect(alone.body).toBe('Novità per te: 2 nuove persone nelle tue ricerche.');
  expect([alone.path, alone.count, alone.urgent]).toEqual(['/searches', 2, false]);
  const beside = noticeFor({ found: 1, likes: 1 });
  expect(beside.body).toBe('Novità per te: 1 like e 1 nuova persona nelle tue ricerche.');
  expect(beside.path).toBe('/notifications');
  expect(noticeFor({ found: 1, messages: 1 }).path).toBe('/chats');
});

test('is not urgent for hosted profiles alone, and silent at night', () => {
  expect(noticeFor({ messages: 2, hosted: 2 }).urgent).toBe(false);
  expect(noticeFor({ messages: 2, hosted: 1 }).urgent).toBe(true);
  expect(noticeFor({ messages: 1 }).silent).toBe(false);
  expect(noticeFor({ messages: 1 }, 'it', new Date('2026-11-21T23:00:00Z')).silent).toBe(true);
});

test.each(locales)('always labels hosted messages in %s', (locale) => {
  const hosted = noticeFor({ messages: 1, hosted: 1 }, locale).body;
  expect(hosted).not.toBe(noticeFor({ messages: 1 }, locale).body);
  const { parts = {} } = messagesOf(locale)['notices'] as Record<string, MessageTree>;
  expect(Object.keys(parts).sort()).toEqual(
    noticeParts({ messages: 2, hosted: 1, likes: 1, visits: 1, matches: 1, found: 1 })
      .map(({ key }) => key)
      .sort(),
  );
});

test('names each number once and nothing else, and fills every placeholder, for any numbers', () => {
  const number = fc.integer({ min: 0, max: 5_000 });
  const counts = fc
    .record({
      personal: number,
      hosted: number,
      likes: number,
      visits: number,
      matches: number,
      found: number,
    })
    .map(({ personal, hosted, ...rest }) => ({ messages: personal + hosted, hosted, ...rest }))
    .filter((some) => noticeParts(some).length > 0);
  fc.assert(
    fc.property(counts, fc.constantFrom(...locales), (some, locale) => {
      const { title, body } = noticeFor(some, locale);
      expect(title).toBe('Dolcevita');
      expect(body).not.toMatch(/[{}#]|undefined|NaN/);
      const said = body
        .match(/\d(?:[\d.,\s  ]*\d)?/g)
        ?.map((text) => Number(text.replace(/\D/g, '')));
      expect(said).toEqual(noticeParts(some).map(({ count }) => count));
    }),
  );
});
