// [core §3 Stored key landedTime] [core §4 Start-up: member] [core §4 Start-up: doi popup]
// [core §4 Start-up: set region] [core §4 Landing time] [core §9 Landing time 10 minutes]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressPopup, withoutHook } from '#components/popups/address-popup.ts';
import { isNewLanding } from '#components/popups/landing.ts';
import { dequeue, enqueue, type PopupQueue } from '#components/popups/popup-queue.ts';
import { inSite, isBlocking, popupKey, type PopupSpec } from '#components/popups/popup-spec.ts';
import { startUp, type StartUpAnswer } from '#components/popups/start-up.ts';

const settled: StartUpAnswer = {
  verify: true,
  email: 'nina@example.test',
  email_score: 1,
  confirmed_email: true,
  region: 'Liguria',
  giftedMessages: 0,
  imageName: '',
  lastActivity: '2026-11-20T10:00:00.000Z',
  flow: { optin: 'doi', photoOptional: true },
};

describe('the start-up', () => {
  test('with an error shows that the account is disabled, whatever the other fields', () => {
    expect(startUp({ ...settled, verify: false, error: 'account_disabled' })).toEqual({
      verified: false,
      popups: [{ kind: 'disabled' }],
    });
  });

  test('without a session shows the signup popup', () => {
    expect(startUp({ verify: false })).toEqual({ verified: false, popups: [{ kind: 'signup' }] });
  });

  test('of a complete member shows nothing', () => {
    expect(startUp(settled)).toEqual({ verified: true, popups: [] });
  });

  test('of an unconfirmed member is verified, and asks for confirmation in a doi flow only', () => {
    const waiting = { ...settled, confirmed_email: false };
    expect(startUp(waiting)).toEqual({
      verified: true,
      popups: [{ kind: 'doi', email: 'nina@example.test', deliverable: true }],
    });
    expect(startUp({ ...waiting, flow: { optin: 'other', photoOptional: false } }).popups).toEqual(
      [],
    );
    expect(startUp({ ...waiting, email_score: 0 }).popups).toMatchObject([{ deliverable: false }]);
  });

  test.each([null, ''])('without a region (%p) is not verified', (region) => {
    expect(startUp({ ...settled, region })).toEqual({
      verified: false,
      popups: [{ kind: 'region' }],
    });
  });

  test.each([
    [{ lastActivity: null }, true],
    [{ lastActivity: null, imageName: 'a.jpg' }, false],
    [{ lastActivity: null, flow: { optin: 'doi', photoOptional: false } }, false],
    [{}, false],
  ])('with %o proposes a photo: %p', (given, proposed) => {
    const { popups } = startUp({ ...settled, ...given });
    expect(popups.some(({ kind }) => kind === 'photo')).toBe(proposed);
  });

  test('with all popups uses the order of the core text', () => {
    const all = { confirmed_email: false, region: null, giftedMessages: 2, lastActivity: null };
    expect(startUp({ ...settled, ...all }).popups.map(({ kind }) => kind)).toEqual([
      'doi',
      'region',
      'gift',
      'photo',
    ]);
  });
});

describe('a landing', () => {
  const now = 1_000_000_000;
  test.each([
    [null, true],
    ['', true],
    ['soon', true],
    [String(now + 1), true],
    [String(now), false],
    [String(now - 600_000), false],
    [String(now - 600_001), true],
    [String(now - 86_400_001), true],
  ])('begun at %p is a new one: %p', (landedTime, isNew) => {
    expect(isNewLanding(landedTime, now)).toBe(isNew);
  });
});

const generic = (title: string): PopupSpec => ({
  kind: 'generic',
  variant: 'channel',
  title,
  text: '',
  buttons: [],
});

describe('the popup queue', () => {
  const line = (...specs: PopupSpec[]): PopupQueue => specs.reduce<PopupQueue>(enqueue, []);
  const keys = (queue: PopupQueue) => queue.map(popupKey);

  test('shows popups one after the other, in order of arrival', () => {
    const queue = line({ kind: 'photo' }, { kind: 'gift', messages: 2 }, generic('a'));
    expect(keys(queue)).toEqual(['photo', 'gift', 'channel:a']);
    expect(keys(dequeue(queue))).toEqual(['gift', 'channel:a']);
    expect(dequeue([])).toEqual([]);
  });

  test('puts blocking popups first, in their own order', () => {
    expect(
      keys(line(generic('a'), { kind: 'region' }, { kind: 'photo' }, { kind: 'disabled' })),
    ).toEqual(['region', 'disabled', 'channel:a', 'photo']);
  });

  test('never contains the same popup twice, whatever is added', () => {
    const spec: fc.Arbitrary<PopupSpec> = fc.oneof(
      fc.constantFrom<PopupSpec>({ kind: 'disabled' }, { kind: 'signup' }, { kind: 'region' }),
      fc.record({ kind: fc.constant('gift' as const), messages: fc.integer({ min: 1, max: 9 }) }),
      fc.constantFrom('a', 'b').map((title) => generic(title)),
    );
    fc.assert(
      fc.property(fc.array(spec), (specs) => {
        const queue = line(...specs);
        expect(new Set(keys(queue))).toEqual(new Set(specs.map(popupKey)));
        expect(new Set(keys(queue)).size).toBe(queue.length);
        const blocking = queue.map(isBlocking);
        expect(blocking).toEqual([...blocking].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

describe('addresses in popups', () => {
  test.each(['/vip_plan/cred', '/find?page=2', '/profile#notices'])(
    '%p stays on the site',
    (path) => {
      expect(inSite(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/find me',
    '/a\\b',
    '',
    undefined,
  ])('%p is refused', (path) => {
    expect(inSite(path)).toBeUndefined();
  });

  test('open only popups of a fixed list', () => {
    expect(addressPopup('?hook=signup')).toEqual({ kind: 'signup' });
    expect(addressPopup('?x=1&hook=deactivate')).toEqual({
      kind: 'generic',
      variant: 'deactivate',
      redirect: '/profile',
    });
    for (const hook of ['blocked', 'default', 'disabled', 'doi', '<b>', '']) {
      expect(addressPopup(`?hook=${hook}`)).toBeUndefined();
    }
    expect(withoutHook('http://a.test/find?hook=signup&page=2')).toBe('http://a.test/find?page=2');
  });
});
