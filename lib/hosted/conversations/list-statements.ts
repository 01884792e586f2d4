import type { ContextMessage } from '../reply-context.ts';

const MAX_STATEMENTS = 12;
const MAX_LENGTH = 140;
const MIN_WORDS = 4;

function sentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!…])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => !sentence.includes('?') && sentence.split(' ').length >= MIN_WORDS);
}

function cut(sentence: string): string {
  return sentence.length <= MAX_LENGTH ? sentence : `${sentence.slice(0, MAX_LENGTH).trimEnd()}…`;
}

function of(messages: readonly ContextMessage[], mine: boolean): string[] {
  const said = messages
    .filter((message) => message.mine === mine)
    .flatMap(({ text }) => sentences(text));
  return [...new Set(said.map(cut))].slice(-MAX_STATEMENTS);
}

/** Statements of each side, the newest dozen, so that an operator neither asks twice nor contradicts them. Pure. */
export function listStatements(messages: readonly ContextMessage[]): {
  readonly member: string[];
  readonly persona: string[];
} {
  return { member: of(messages, false), persona: of(messages, true) };
}
