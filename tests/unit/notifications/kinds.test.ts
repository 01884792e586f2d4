// [core §3 Notification types like] [core §3 Notification types purchKo]
import { expect, test } from '@jest/globals';
import {
  asksForAnswer,
  notificationKind,
  opensPopup,
} from '#components/notifications/notification.ts';
import { toWire } from '#lib/wire/rename.ts';

test.each([
  ['personal', 'message', true, true],
  ['like', 'like', true, true],
  ['visit', 'visit', true, true],
  ['purchKo', 'purchKo', true, true],
  ['Default', 'Default', false, true],
  ['anything', 'Default', false, true],
  ['full', 'full', false, false],
  ['wait_socket', 'wait_socket', false, false],
  ['wait_ai', 'wait_ai', false, false],
])('%s is %s: opens %s, asks for an answer %s', (type, kind, opens, asks) => {
  const found = notificationKind(type);
  expect([found, opensPopup(found), asksForAnswer(found)]).toEqual([kind, opens, asks]);
});

test('uses the texts’ names in the request for an answer', () => {
  const brief = { requestOrigin: 'online', use_ai: true };
  expect(toWire([{ ...brief, briefKind: 'visit' }, { briefKind: 'message' }])).toEqual([
    { provenienza_richiesta: 'online', use_ai: true, tipologia: 'visita' },
    { tipologia: 'messaggio' },
  ]);
});
