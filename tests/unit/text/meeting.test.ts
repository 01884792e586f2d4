import { expect, test } from '@jest/globals';
import { proposesMeeting } from '#lib/text/meeting.ts';

test.each([
  'Ci vediamo sabato alle otto?',
  'Vediamoci!',
  'Ti va di prendere un caffè?',
  'Perché non andiamo a cena insieme',
  'Sei libera domani sera?',
  '¿Quedamos el sábado?',
  '¿Te apetece tomar algo?',
  'Nos vemos mañana a las 8',
  'Podríamos conocernos en persona',
  'On se voit samedi ?',
  'Tu es libre demain ?',
  'On pourrait se rencontrer',
  'Ça te dit de boire un verre ?',
  'Let’s meet on Saturday',
  'Shall we grab a coffee?',
  'Are you free tomorrow?',
  'Would you like to meet up?',
  'I’ll pick you up at 8',
])('finds the proposal to meet in %p', (text) => {
  expect(proposesMeeting(text)).toBe(true);
});

test.each([
  'Piacere di conoscerti!',
  'Ieri ho preso un caffè con mia sorella',
  'Mi piace uscire la sera',
  'Encantada de conocerte',
  'Ayer quedé con unos amigos',
  'Me gusta salir a cenar',
  'Ravi de te rencontrer ici',
  'J’aime aller boire un verre entre amis',
  'Nice to meet you!',
  'I met my friends for dinner yesterday',
  'What do you do for fun?',
  '',
])('finds none in %p', (text) => {
  expect(proposesMeeting(text)).toBe(false);
});
