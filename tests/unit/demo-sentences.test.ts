import { describe, expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { MOST_USES, narratorOf, readSentences, VOICES } from '../../prisma/seed/world/narrator.ts';
import { randomOf } from '../../prisma/seed/world/random.ts';

describe.each(locales)('the sentences of the demo in %s', (locale) => {
  const sentences = readSentences(locale);

  test('are three hundred, no two alike, in every voice', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(300);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    for (const voice of VOICES) {
      expect(sentences.filter((one) => one.voice === voice).length).toBeGreaterThan(40);
    }
    expect(sentences.filter(({ text }) => /[{}]|^[a-zà-ÿ]|\s$/.test(text))).toEqual([]);
  });

  test('make descriptions that fit gender and age, with one sentence on a topic and six uses at most', () => {
    const narrate = narratorOf(locale);
    const uses = new Map<string, number>();
    for (let person = 0; person < 500; person += 1) {
      const random = randomOf(`${locale} ${String(person)}`);
      const gender = random.pick(['woman', 'man'] as const);
      const age = random.between(21, 70);
      const { about, lookingFor } = narrate(random, { gender, age });
      const used = sentences.filter(({ text, part }) =>
        (part === 'looking' ? lookingFor : about).includes(text),
      );
      for (const { text } of used) uses.set(text, (uses.get(text) ?? 0) + 1);
      expect(used.filter((one) => one.gender !== null && one.gender !== gender)).toEqual([]);
      expect(used.filter(({ ages: [from, to] }) => age < from || age > to)).toEqual([]);
      const topics = used.flatMap((one) => one.topics);
      expect(new Set(topics).size).toBe(topics.length);
      expect(about).not.toBe('');
    }
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(MOST_USES);
  });
});
