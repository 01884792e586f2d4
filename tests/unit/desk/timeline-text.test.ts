import { describe, expect, test } from '@jest/globals';
import { describeEvent } from '#components/desk/members/timeline-text.ts';

const event = (what: string, facts: Record<string, string | number | null> = {}) =>
  describeEvent({ id: what, at: '2026-11-21T09:00:00.000Z', kind: 'account', what, facts });

describe('the text of a timeline event', () => {
  test('names the credits granted and debited', () => {
    const facts = { bucket: 'free', reason: 'message', rest: 4 };
    expect(event('credits', { ...facts, delta: -1 })).toEqual({
      title: '−1 free',
      detail: 'message · 4 left',
    });
    expect(event('credits', { ...facts, delta: 5, reason: 'gift' }).title).toBe('+5 free');
  });

  test('formats amounts as money, and omits unknown values', () => {
    const facts = { amountMinor: 5_990, currency: 'EUR', provider: 'adyen', chargeId: null };
    expect(event('paid', facts)).toEqual({ title: 'Payment captured', detail: '€59.90 · adyen' });
  });

  test('links to the other member', () => {
    const facts = { reason: 'scam', other: 'Nina', trackerId: 'abc', actor: null };
    expect(event('reported', facts)).toEqual({
      title: 'Reported',
      detail: 'scam · by Nina',
      link: { href: '/members/abc', name: 'Open member' },
    });
  });

  test('shows a staff action with its purpose', () => {
    const facts = { action: 'export_member', actor: 'Nora', purpose: 'a letter' };
    expect(event('staff', facts)).toEqual({
      title: 'Exported the data',
      detail: 'by Nora · “a letter”',
    });
  });

  test('keeps written text unchanged', () => {
    const facts = { reason: 'scam', text: 'Money, in chat_3.', actor: 'Nora' };
    expect(event('warning', facts).detail).toBe('scam · Money, in chat_3. · by Nora');
  });

  test('falls back to readable names for an unknown event', () => {
    expect(event('grew_wings', { colour: 'light_blue', actor: 'Nora' })).toEqual({
      title: 'grew wings',
      detail: 'light blue · by Nora',
    });
  });
});
