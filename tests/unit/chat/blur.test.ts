import { describe, expect, test } from '@jest/globals';
import { BLURRED_TEXT, mayRead } from '#lib/chat/messages/visible-text.ts';
import type { MessageRow } from '#lib/chat/message-row.ts';
import { presentMessage, type Reader } from '#lib/chat/present.ts';

const at = new Date('2026-11-21T12:00:00Z');
const row: MessageRow = {
  conversation: 'c',
  seq: 3,
  mine: false,
  type: 'personal',
  category: null,
  isHtml: true,
  body: 'canarino',
  open: false,
  answerer: null,
  edited: false,
  isRead: false,
  removed: false,
  reaction: null,
  replyTo: null,
  photoId: null,
  picture: null,
  preview: null,
  at,
};
const rights = { cardVerified: false, openedAt: null, matched: false, readsShown: true };
const free: Reader = { ...rights, level: 0 };

describe('a message may be read', () => {
  const message = {
    mine: false,
    open: false,
    at,
    viewerLevel: 0,
    openedAt: null,
    matched: false,
  } as const;
  test.each([
    ['by its writer', { mine: true }],
    ['when it was stored open', { open: true }],
    ['between two who matched', { matched: true }],
    ['from level 1', { viewerLevel: 1 }],
    ['on level 2', { viewerLevel: 2 }],
    ['when a paid level opened it', { openedAt: at }],
  ] as const)('%s', (_, more) => {
    expect(mayRead({ ...message, ...more })).toBe(true);
  });

  test('by no one else, nor when it came after the last paid level', () => {
    expect(mayRead(message)).toBe(false);
    expect(mayRead({ ...message, openedAt: new Date(at.getTime() - 1) })).toBe(false);
  });
});

test('a blurred message is the same whatever its content', () => {
  const shown = presentMessage(row, free);
  expect(shown).toMatchObject({
    msg: null,
    blurred: true,
    blurredMessage: BLURRED_TEXT,
    isHtml: false,
  });
  expect(presentMessage({ ...row, body: 'canarino '.repeat(100), isHtml: false }, free)).toEqual(
    shown,
  );
});
