import { foldedWords } from './fold.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { TOPIC_PATTERNS } from './safety-topic-patterns.ts';

/** Topics that a hosted profile answers by rule, the most serious first. */
export const SAFETY_TOPICS = [
  'self_harm',
  'minors',
  'real',
  'money',
  'contact',
  'meeting',
] as const;
export type SafetyTopic = (typeof SAFETY_TOPICS)[number];

/** The most serious topic in the texts, in any language; null when none. Pure. */
export function safetyTopic(texts: readonly string[]): SafetyTopic | null {
  const folded = texts.map(foldedWords);
  const touched = (topic: SafetyTopic): boolean =>
    folded.some((sentence) => TOPIC_PATTERNS[topic].some((pattern) => pattern.test(sentence))) ||
    (topic === 'contact' && texts.some(hasPhoneNumber));
  return SAFETY_TOPICS.find(touched) ?? null;
}

/** These topics do not wait for an operator or a model: they are answered at once, and never blurred. */
export function isUrgent(topic: SafetyTopic): topic is 'self_harm' | 'minors' | 'real' {
  return topic === 'self_harm' || topic === 'minors' || topic === 'real';
}

/**
 * Whether every hosted profile answers this text by rule: who really writes, or where help is. Such a message
 * costs nothing, because its answer is free to read. Pure.
 */
export function isFreeQuestion(text: string): boolean {
  const topic = safetyTopic([text]);
  return topic !== null && isUrgent(topic);
}
