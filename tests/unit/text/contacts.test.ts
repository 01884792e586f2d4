import { describe, expect, test } from '@jest/globals';
import { hasContact } from '#lib/text/contacts.ts';

describe('contact details', () => {
  test.each(
    [
      ['anna@example.com', 'scrivimi: Anna.Rossi+x@mail.example.it!', '(anna@example.es)'],
      ['@anna_92', 'cercami, sono @anna.rossi', 'Telegram: annarossi', 'insta @annina'],
      ['il mio Instagram è anna_92', 'my snap is anna92', 'mon insta est anna.92_x'],
      ['ＡＮＮＡ＠example．com', 'whats app > annaros'],
    ].flat(),
  )('%s', (text) => {
    expect(hasContact(text)).toBe(true);
  });

  test.each(
    [
      ['', 'ci vediamo @ casa', '@me', 'a@b', 'uso Telegram ogni giorno', 'Instagram è noioso'],
      ['il segnale: debole', '3 @ 2', 'prezzo @10'],
    ].flat(),
  )('not %s', (text) => {
    expect(hasContact(text)).toBe(false);
  });
});
