import { describe, expect, test } from '@jest/globals';
import { faultOf } from '#lib/hosted/safety/guard.ts';
import { isSalesPitch } from '#lib/hosted/safety/sales-pitch.ts';
import { fingerprint } from '#lib/hosted/suggestion/fingerprint.ts';
import { listStatements } from '#lib/hosted/conversations/list-statements.ts';
import { ANSWERS } from '../../../prisma/seed/ready-answers.ts';

const message = (seq: number, mine: boolean, text: string) => ({ seq, mine, text });

describe('what was told', () => {
  test('is what each side stated, without questions and small talk', () => {
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

  test('keeps the newest dozen, each once and cut short', () => {
    const messages = Array.from({ length: 30 }, (_, n) =>
      message(n, false, `Questa è la cosa numero ${String(n % 20)}. ${'parola '.repeat(60)}fine.`),
    );
    const { member } = listStatements(messages);
    expect(member).toHaveLength(12);
    expect(member).toContain('Questa è la cosa numero 19.');
    expect(Math.max(...member.map((line) => line.length))).toBeLessThanOrEqual(141);
  });
});

describe('talk that sells', () => {
  test.each([
    'Hai ancora crediti?',
    'Pásate a premium, merece la pena',
    'Prends un abonnement, tu verras',
    'There is a discount on packs today',
  ])('is known: %s', (text) => {
    expect(isSalesPitch(text)).toBe(true);
  });

  test.each([
    'Mi dispiace tanto, come stai oggi?',
    '¿Has dormido bien?',
    'Prends soin de toi',
    'I am sorry to hear that',
  ])('is not found in kind words: %s', (text) => {
    expect(isSalesPitch(text)).toBe(false);
  });
});

describe('the demo’s ready answers', () => {
  test.each(Object.values(ANSWERS).flat())('%s: keeps to the rules of the house', (_, body) => {
    expect([faultOf(body), isSalesPitch(body)]).toEqual([null, false]);
  });
});

describe('the fingerprint of a suggestion', () => {
  test('is that of the same words however they are written, and of no others', () => {
    const offered = fingerprint('Che bello, raccontami di più!');
    expect(fingerprint('  che bello raccontami di piu ')).toBe(offered);
    expect(fingerprint('Che bello, raccontami di più! E poi?')).not.toBe(offered);
  });
});
