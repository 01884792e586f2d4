import type { Turn } from '../reply-context.ts';

const MOST = 12;
const LONGEST = 140;
const FEWEST_WORDS = 4;

function sentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!…])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => !sentence.includes('?') && sentence.split(' ').length >= FEWEST_WORDS);
}

function cut(sentence: string): string {
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).trimEnd()}…`;
}

function of(turns: readonly Turn[], mine: boolean): string[] {
  const said = turns.filter((turn) => turn.mine === mine).flatMap(({ text }) => sentences(text));
  return [...new Set(said.map(cut))].slice(-MOST);
}

/** What each side stated, the newest dozen, so that nobody asks twice or says otherwise. Pure. */
export function told(turns: readonly Turn[]): {
  readonly member: string[];
  readonly persona: string[];
} {
  return { member: of(turns, false), persona: of(turns, true) };
}
