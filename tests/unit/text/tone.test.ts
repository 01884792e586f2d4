import { describe, expect, test } from '@jest/globals';
import { isOffensive } from '#lib/text/tone.ts';
import { INSULT_PHRASES, INSULT_STEMS, INSULTS } from '#lib/text/tone-words.ts';

describe('insults and threats', () => {
  test.each(
    [
      ['Sei uno stronzo', 'TROIA!', 'ma vaffanculo', 'testa di cazzo', 'Ti ammazzo'],
      ['gilipollas', 'eres una puta', 'Que te jodan.', 'qué cabrón', 'te voy a matar'],
      ['connard', 'espèce de salope', 'Ta gueule !', 'va te faire foutre', 'nique ta mère'],
      ['you bitch', 'what an asshole', 'fuck off', 'Kill yourself', 'I’ll kill you'],
      ['str0nzo', 'b1tch', 's t r o n z o', 'stronzooooo', 'ѕтronzo', 'p.u.t.a', 'sa\u200blope'],
    ].flat(),
  )('%s', (text) => {
    expect(isOffensive(text)).toBe(true);
  });

  test.each(
    [
      ['', 'Ciao, come va?', 'che cazzo di tempo', 'mi piaci da morire', 'ti voglio tanto'],
      ['un vestido negro', 'voy con mi hermana', 'me pones mucho', 'je suis en retard'],
      ['une salopette rouge', 'putain il fait froid', 'j’ai envie de toi', 'damn it is hot'],
      ['a b c d', '10 4 5 3', 'Assassin’s Creed', 'Scunthorpe', 'tesoro', 'sexy'],
    ].flat(),
  )('not %s', (text) => {
    expect(isOffensive(text)).toBe(false);
  });

  test('the lists contain folded words only', () => {
    for (const entry of [...INSULTS, ...INSULT_STEMS, ...INSULT_PHRASES]) {
      expect(entry).toMatch(/^[a-z]+(?: [a-z]+)*$/);
    }
  });
});
