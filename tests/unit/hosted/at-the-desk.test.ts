import { describe, expect, test } from '@jest/globals';
import { faultOf } from '#lib/hosted/safety/guard.ts';
import { isSalesPitch } from '#lib/hosted/safety/sales-pitch.ts';
import { fingerprint } from '#lib/hosted/suggestion/was-suggested.ts';
import { listStatements } from '#lib/hosted/conversations/list-statements.ts';
import { ANSWERS } from '../../../prisma/seed/ready-answers.ts';

const message = (seq: number, mine: boolean, text: string) => ({ seq, mine, text });

describe('the listed statements', () => {
  test('are what each side stated, without questions and small talk', () => {
    const messages = [
      message(1, false, 'Ciao! Ho due fratelli a Trieste. E tu di dove sei?'),
      message(2, true, 'Che bello. Mi piacciono molto i temporali estivi.'),
      message(3, false, 'Anche a me!\nLavoro di notte in panetteria.'),
    ];
    expect(listStatements(messages)).toEqual({
      member: ['Ho due fratelli a Trieste.', 'Lavoro di notte in panetteria.'],
      persona: ['Mi piacciono molto i temporali estivi.'],
    });
  });

  test('are the newest twelve, each once and shortened', () => {
    const messages = Array.from({ length: 30 }, (_, n) =>
      message(n, false, `Questa è la cosa numero ${String(n % 20)}. ${'parola '.repeat(60)}fine.`),
    );
    const { member } = listStatements(messages);
    expect(member).toHaveLength(12);
    expect(member).toContain('Questa è la cosa numero 19.');
    expect(Math.max(...member.map((line) => line.length))).toBeLessThanOrEqual(141);
  });
});

describe('text that sells', () => {
  test.each([
    'Hai ancora crediti?',
    'Pásate a premium, merece la pena',
    'Prends un abonnement, tu verras',
    'There is a discount on packs today',
  ])('is detected: %s', (text) => {
    expect(isSalesPitch(text)).toBe(true);
  });

  test.each([
    'Mi dispiace tanto, come stai oggi?',
    '¿Has dormido bien?',
    'Prends soin de toi',
    'I am sorry to hear that',
  ])('is not detected in kind text: %s', (text) => {
    expect(isSalesPitch(text)).toBe(false);
  });
});

describe('the demo’s ready answers', () => {
  test.each(Object.values(ANSWERS).flat())(
    '%s: follows the rules for hosted profiles',
    (_, body) => {
      expect([faultOf(body), isSalesPitch(body)]).toEqual([null, false]);
    },
  );
});

describe('the fingerprint of a suggestion', () => {
  test('is equal for the same text in any spelling, and for no other', () => {
    const offered = fingerprint('Che bello, raccontami di più!');
    expect(fingerprint('  che bello raccontami di piu ')).toBe(offered);
    expect(fingerprint('Che bello, raccontami di più! E poi?')).not.toBe(offered);
  });
});
