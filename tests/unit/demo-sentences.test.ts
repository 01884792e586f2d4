import { describe, expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { INTERESTS_MAX, PROFILE_TEXT_MAX_LENGTHS, PROMPTS_MAX } from '#lib/accounts/limits.ts';
import { ProfileQuestion } from '#lib/db/generated/enums.ts';
import { answererOf, readAnswers } from '../../prisma/seed/world/answerer.ts';
import { choicesOf } from '../../prisma/seed/world/choices.ts';
import { narratorOf, readSentences, VOICES } from '../../prisma/seed/world/narrator.ts';
import { randomOf } from '../../prisma/seed/world/random.ts';
import { MAX_USES } from '../../prisma/seed/world/sentence.ts';

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
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(MAX_USES);
  });

  test('answer each question of the list in several ways, and briefly', () => {
    const answers = readAnswers(locale);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
    expect(answers.filter(({ text }) => /[{}=@]|^[a-zà-ÿ]|\s$/.test(text))).toEqual([]);
    expect(
      answers.filter(({ text }) => text.length > PROFILE_TEXT_MAX_LENGTHS.profilePrompts),
    ).toEqual([]);
    for (const question of Object.values(ProfileQuestion)) {
      const own = answers.filter((one) => one.question === question);
      expect({ question, many: own.length >= 8 }).toEqual({ question, many: true });
    }
  });

  test('make answers, interests, intents and languages that agree with each other', () => {
    const [narrate, answer] = [narratorOf(locale), answererOf(locale)];
    const uses = new Map<string, number>();
    const people = Array.from({ length: 560 }, (_, person) => {
      const random = randomOf(`${locale} ${String(person)}`);
      const speaker = {
        gender: random.pick(['woman', 'man'] as const),
        age: random.between(21, 69),
      };
      const said = narrate(random, speaker);
      const answered = answer(random, speaker, said.topics);
      const topics = new Set([...said.topics, ...answered.flatMap((one) => one.topics)]);
      const choices = choicesOf(random, locale, { ...speaker, ...said, topics });
      return { speaker, said, answered, topics, choices };
    });
    for (const { speaker, said, answered, topics, choices } of people) {
      expect(answered.length).toBeLessThanOrEqual(PROMPTS_MAX);
      expect(new Set(answered.map(({ question }) => question)).size).toBe(answered.length);
      const spoken = [...said.topics, ...answered.flatMap((one) => one.topics)];
      expect(new Set(spoken).size).toBe(spoken.length);
      for (const { text, ages } of answered) {
        uses.set(text, (uses.get(text) ?? 0) + 1);
        expect(speaker.age).toBeGreaterThanOrEqual(ages[0]);
        expect(speaker.age).toBeLessThanOrEqual(ages[1]);
      }
      const { interests, datingIntent, spokenLanguages } = choices;
      expect(new Set(interests).size).toBe(interests.length);
      expect(interests.length).toBeGreaterThanOrEqual(3);
      expect(interests.length).toBeLessThanOrEqual(INTERESTS_MAX);
      expect(topics.has('@pet') && !interests.includes('animals')).toBe(false);
      expect(topics.has('@food') && interests.includes('cooking')).toBe(false);
      expect(speaker.age > 60 && interests.includes('video_games')).toBe(false);
      if (said.intent !== null) expect(datingIntent).toBe(said.intent);
      else if (said.lookingFor !== '')
        expect(['serious', 'see_what_happens']).toContain(datingIntent);
      expect(spokenLanguages[0]).toBe(locale);
    }
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(MAX_USES);
    expect(people.filter(({ answered }) => answered.length < 2).length).toBeLessThan(28);
    for (const intent of ['serious', 'see_what_happens', 'friendship', 'chat'] as const) {
      const share = people.filter(({ choices }) => choices.datingIntent === intent).length;
      expect(share).toBeGreaterThan(15);
    }
  });
});
