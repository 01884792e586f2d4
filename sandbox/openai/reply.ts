import { createHash } from 'node:crypto';
import { languageOf } from './language.ts';
import { PHRASES, TOPIC_PATTERNS, TOPICS, type Topic } from './phrases.ts';

export interface ChatMessage {
  readonly role: string;
  readonly text: string;
}

function topicOf(text: string): Topic {
  return TOPICS.find((topic) => TOPIC_PATTERNS[topic]?.test(text) === true) ?? 'other';
}

/** Deterministic: the same conversation always gets the same answer. Phrases already used are avoided. */
export function replyTo(messages: readonly ChatMessage[]): string {
  const system = messages.filter(({ role }) => role === 'system' || role === 'developer');
  const last = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const language = languageOf(system.map(({ text }) => text).join('\n'), last);
  const said = new Set(
    messages.filter(({ role }) => role === 'assistant').map(({ text }) => text.trim()),
  );
  const phrases = PHRASES[language];
  const topic = topicOf(last);
  const fresh = [...phrases[topic], ...phrases.other].filter((line) => !said.has(line));
  const lines = topic === 'real' ? phrases.real : fresh.length > 0 ? fresh : phrases[topic];
  const preferred = lines.filter((line) => phrases[topic].includes(line));
  const choices = preferred.length > 0 ? preferred : lines;
  const seed = createHash('sha256').update(JSON.stringify(messages)).digest().readUInt32BE(0);
  return choices[seed % choices.length] ?? '';
}
