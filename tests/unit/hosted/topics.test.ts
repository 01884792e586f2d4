import { describe, expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { visibleText } from '#lib/chat/messages/visible-text.ts';
import { chooseAnswerer } from '#lib/hosted/choose-answerer.ts';
import { composeAnswer } from '#lib/hosted/compose-answer.ts';
import { fixedAnswer } from '#lib/hosted/script/fixed-answer.ts';
import { SAFETY_TOPICS, safetyTopic, type SafetyTopic } from '#lib/text/safety-topic.ts';
import { replyContextOf } from './reply-context.ts';

const SAID: Readonly<Record<SafetyTopic, readonly string[]>> = {
  self_harm: [
    ['Voglio morire.', 'ogni tanto penso al suicidio', 'A volte vorrei farla finita'],
    ['quiero morirme', 'he pensado en quitarme la vida', 'No quiero seguir viviendo'],
    ['J’ai envie de mourir', 'je veux me tuer', 'je pense au suicide'],
    ['I want to die', 'thinking about killing myself', 'I don’t want to live anymore'],
  ].flat(),
  minors: [
    ['Ho 15 anni, va bene lo stesso?', 'conosci qualche sedicenne?', 'sono minorenne'],
    ['tengo 16 años', 'soy menor de edad', 'J’ai 17 ans', 'je suis mineure'],
    ['I’m 15 and bored', 'I am only 16', 'any 14 year olds here'],
  ].flat(),
  real: [
    ['Ma sei vera?', 'Sei una persona reale?', 'sei un bot?', 'esisti davvero?'],
    ['Sto parlando con una macchina?', 'chi mi scrive?', 'sei un’intelligenza artificiale?'],
    ['¿Eres real?', 'eres una persona o un robot', '¿Existes?', '¿Quién me responde?'],
    ['¿hablo con alguien de verdad?', '¿Eres una IA?', 'este perfil es falso'],
    ['Tu es réelle ?', 'Êtes-vous une vraie personne ?', 'C’est un bot ?', 'Vous existez ?'],
    ['je parle à une machine ?', 'Qui me répond ?', 'profil faux non ?'],
    ['Are you real?', 'r u a bot', 'are you a real person', 'Is this an AI?', 'are you human'],
    ['Am I talking to a real woman?', 'who is writing this?', 'Аre yоu a bоt?'],
  ].flat(),
  money: [
    ['Mi mandi dei soldi?', 'ti pago se vuoi', 'quanto costi?', 'hai paypal?'],
    ['¿me prestas dinero?', 'te pago lo que sea', 'haces bizum'],
    ['envoie-moi un peu d’argent', 'je te paie', 'un virement ?'],
    ['can you send me some money', 'I’ll pay you', 'how much do you charge'],
  ].flat(),
  contact: [
    ['Mi dai il tuo numero?', 'passiamo su WhatsApp', 'chiamami: 333 123 45 67'],
    ['dame tu número', '¿tienes Instagram?', 'votre numéro ?', 'on parle sur Telegram'],
    ['what’s your number', 'text me', 'Do you have Snapchat?', 'mine is +353 85 123 4567'],
  ].flat(),
  meeting: [
    ['Quando ci vediamo?', 'vorrei incontrarti', 'usciamo insieme', 'prendiamo un caffè'],
    ['¿quedamos?', 'me gustaría verte en persona', 'tomamos un café'],
    ['On se voit quand ?', 'un rendez-vous samedi', 'boire un verre ?'],
    ['shall we meet up', 'let’s meet', 'come over tonight', 'grab a coffee sometime'],
  ].flat(),
};

const HARMLESS = [
  ['Ciao, come stai?', 'Oggi ho lavorato tanto', 'Ai bambini piace la neve', 'bevo un caffè'],
  ['Mi piace uscire la sera', 'prendo un treno alle 8', 'il numero di libri che leggo è alto'],
  ['Muoio dal ridere', 'mi taglio i capelli', 'ho 35 anni', 'Hola, ¿qué tal?', 'tengo 42 años'],
  [
    'J’ai mal dormi',
    'Bonjour, ça va ?',
    'j’ai 38 ans',
    'I love hiking',
    'I am 45',
    'I’m 5 minutes late',
  ],
  ['What a day at work', 'me gusta la pasta', 'me corto el pelo', 'real mess today'],
].flat();

describe('the topic of a message', () => {
  for (const topic of SAFETY_TOPICS) {
    test.each(SAID[topic])(`${topic}: %s`, (text) => {
      expect(safetyTopic([text])).toBe(topic);
    });
  }

  test.each(HARMLESS)('is none for harmless text: %s', (text) => {
    expect(safetyTopic([text])).toBeNull();
  });

  test('is the most serious one of several messages', () => {
    expect(safetyTopic(['usciamo insieme', 'voglio morire', 'sei vera?'])).toBe('self_harm');
  });
});

describe('the fixed answers', () => {
  const now = new Date('2026-11-21T12:00:10Z');

  test.each(locales)('say in every mode who answers: %s', async (locale) => {
    const question = {
      it: 'Sei reale?',
      es: '¿Eres real?',
      fr: 'Tu es réelle ?',
      en: 'Are you real?',
    };
    for (const answeredBy of [['script'], ['ai', 'script'], ['operator', 'script']] as const) {
      const context = replyContextOf(question[locale], { locale, order: answeredBy, answeredBy });
      const chosen = await chooseAnswerer(context, 'real', now);
      expect(chosen).toEqual({ by: 'script', full: false });
      const answer = await composeAnswer(context, 'real', 'script');
      expect(answer).toEqual({
        text: fixedAnswer('real', context),
        answerer: 'script',
        open: true,
      });
      expect(fixedAnswer('real', context)).toContain('Dolcevita');
    }
  });

  test.each([
    ['it', '02/2327 2327'],
    ['es', '024'],
    ['fr', '3114'],
    ['ie', '116 123'],
    ['de', '112'],
  ])(
    'name for help in %s the number %s, readable without a card check, in all languages',
    (country, number) => {
      for (const locale of locales) {
        const text = fixedAnswer('self_harm', replyContextOf('', { locale, country }));
        expect(text).toContain(number);
        expect(text).toContain('112');
        expect(visibleText({ body: text, answerer: 'script' }, false)).toBe(text);
      }
    },
  );

  test('differ for each topic in each language', () => {
    const texts = locales.flatMap((locale) =>
      SAFETY_TOPICS.map((topic) => fixedAnswer(topic, replyContextOf('', { locale }))),
    );
    expect(new Set(texts).size).toBe(locales.length * SAFETY_TOPICS.length);
    expect(texts.filter((text) => /[{}]|hosted\./.test(text))).toEqual([]);
  });
});
