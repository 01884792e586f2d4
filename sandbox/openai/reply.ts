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

const TRANSLATES = 'Translate each text of the JSON array';

/** Stands in for a translation: each text with the language that was asked for in front. Undefined for another task. */
function translated(system: string, last: string): string | undefined {
  if (!system.startsWith(TRANSLATES)) return undefined;
  const texts: unknown = JSON.parse(last);
  if (!Array.isArray(texts)) return undefined;
  return JSON.stringify(texts.map((text) => `[${languageOf(system, '')}] ${String(text)}`));
}

/** Deterministic: the same conversation always gets the same answer. Phrases already used are avoided. */
export function replyTo(messages: readonly ChatMessage[]): string {
  const system = messages.filter(({ role }) => role === 'system' || role === 'developer');
  const last = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const instructions = system.map(({ text }) => text).join('\n');
  const translation = translated(instructions, last);
  if (translation !== undefined) return translation;
  const language = languageOf(instructions, last);
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
