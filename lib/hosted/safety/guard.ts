import { BETWEEN_DIGITS, DIGIT_WORDS } from '../../text/digit-words.ts';
import { fold, foldedWords } from '../../text/fold.ts';
import { linkIn } from '../../text/links.ts';
import { safetyTopic } from '../../text/safety-topic.ts';
import { ANSWER_MAX_LENGTH } from '../limits.ts';

/** Shorter runs of digits are a year, an age or a time, not a phone number. */
const MAX_DIGITS_IN_A_ROW = 5;

/** Possible addresses, in addition to the links detected in every text. */
const ADDRESS =
  /\bwww\b|\S(?:\s+\.\s?|\s?\u3002\s?)(?:com|net|org|it|es|fr|ie|eu|me|io|co|app|info|uk|ly|gg)\b|[^\s.]\.\p{L}{2,}|[@/\\]|\b(?:dot|punto|point)\s(?:com|net|org|it|es|fr|ie)\b/u;
const AMOUNT =
  /\p{Sc}|\b(?:euros?|eur|usd|gbp|chf|dollar[ios]?|dolar(?:es)?|pounds?|sterline?|libras?|livres? sterling|cents?|centesimi|centimos|centimes|quid|bucks)\b/u;
const MONEY =
  /\b(?:soldi|denaro|dinero|argent|fric|money|cash|bonifico|transferencia|virement|bank transfer|carta di credito|tarjeta de credito|carte (?:bancaire|bleue)|credit card)\b/;
const MEETING =
  /\b(?:incontr(?:arci|arti|iamoci|armi)|vediamoci|ci vediamo|vieni (?:da|a|qui)|vengo da te|passo da te|nos vemos|vernos|quedamos|quedar|ven a|rencontr(?:er|ons)|(?:se|vous|te) (?:voir|retrouver)|venez|viens|meet(?:ing)?|come (?:over|by|here)|see you (?:at|in|tonight|tomorrow))\b/;
const CLAIMS_HUMAN = [
  /\bsono (?:davvero |proprio |veramente )?(?:una? )?(?:(?:donna|uomo|ragazz[ao]|persona) )?(?:ver[oa]|reale|uman[oa]|in carne)\b|\bsono (?:una persona|un essere umano)\b|\bnon sono (?:\w+ )?(?:bot|robot|macchina|ai|ia|un intelligenza)\b/,
  /\bsoy (?:realmente |una? )*(?:(?:mujer|hombre|chic[ao]|persona) )?(?:real|human[oa]|de verdad|de carne)\b|\bsoy (?:una persona|un ser humano)\b|\bno soy (?:\w+ )?(?:bot|robot|maquina|ia|ai|inteligencia)\b/,
  /\bje suis (?:vraiment |bien |une? )*(?:vraie?|reel(?:le)?|humaine?|personne|etre humain)\b|\bje ne suis pas (?:\w+ )?(?:bot|robot|machine|ia|intelligence)\b/,
  /\bi(?: a)? ?m (?:really |actually |totally |a |an )*(?:real|human|person|genuine)\b|\bi(?: a)? ?m not (?:a |an )?(?:\w+ )?(?:bot|robot|machine|ai|computer|program)\b/,
];
/** `oh` means zero in English; only here, as members also write it as an exclamation. */
const WORD_DIGITS = new RegExp(
  `\\b(?:${[...DIGIT_WORDS, 'oh'].join('|')})(?: (?:${BETWEEN_DIGITS.join('|')}))?\\b`,
  'g',
);
const MAX_DIGIT_WORDS_IN_A_ROW = 4;

function digitsInARow(text: string): number {
  const runs = text.match(/\p{N}(?:[^\p{L}\p{N}]{0,4}\p{N})*/gu) ?? [];
  return Math.max(0, ...runs.map((run) => (run.match(/\p{N}/gu) ?? []).length));
}

function digitWordsInARow(sentence: string): number {
  const marked = sentence.replace(WORD_DIGITS, '#');
  const runs = marked.match(/#(?: #)*/g) ?? [];
  return Math.max(0, ...runs.map((run) => (run.match(/#/g) ?? []).length));
}

/**
 * Why a text must not be sent as a hosted profile, or null. It refuses in doubt: the script replaces a
 * refused answer of the model. For text of models and operators, never of members. Pure.
 */
export function faultOf(text: string): string | null {
  if (text.trim() === '') return 'empty';
  if (text.length > ANSWER_MAX_LENGTH) return 'too_long';
  const folded = fold(text);
  const sentence = foldedWords(text);
  if (digitsInARow(folded) > MAX_DIGITS_IN_A_ROW) return 'number';
  if (digitWordsInARow(sentence) > MAX_DIGIT_WORDS_IN_A_ROW) return 'number';
  if (linkIn(text) !== 'none' || ADDRESS.test(folded)) return 'link';
  if (AMOUNT.test(folded) || MONEY.test(sentence)) return 'money';
  if (MEETING.test(sentence)) return 'meeting';
  if (CLAIMS_HUMAN.some((pattern) => pattern.test(sentence))) return 'claims_human';
  const topic = safetyTopic([text]);
  return topic === 'real' ? null : topic;
}
