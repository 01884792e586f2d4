import type { ThreadMessage } from './types.ts';

const NEAR_MS = 5 * 60_000;

export interface Bundle {
  key: string;
  from: 'self' | 'peer';
  messages: readonly ThreadMessage[];
}

interface DayOfMessages {
  /** Calendar day in the reader’s zone, `2026-11-21`. */
  day: string;
  time: number;
  bundles: readonly Bundle[];
}

function dayOf(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
}

function belongs(last: ThreadMessage | undefined, next: ThreadMessage): boolean {
  return (
    last?.from === next.from &&
    last.type === 'personal' &&
    next.type === 'personal' &&
    last.answerer === next.answerer &&
    next.time - last.time < NEAR_MS
  );
}

/** Groups messages by day, and within a day by what one side wrote in a row. Pure. */
export function groupMessages(
  messages: readonly ThreadMessage[],
  timeZone: string,
): readonly DayOfMessages[] {
  const days: {
    day: string;
    time: number;
    bundles: { key: string; from: 'self' | 'peer'; messages: ThreadMessage[] }[];
  }[] = [];
  for (const message of messages) {
    const day = dayOf(message.time, timeZone);
    let current = days.at(-1);
    if (current?.day !== day) {
      current = { day, time: message.time, bundles: [] };
      days.push(current);
    }
    const bundle = current.bundles.at(-1);
    if (bundle !== undefined && belongs(bundle.messages.at(-1), message))
      bundle.messages.push(message);
    else current.bundles.push({ key: message.id, from: message.from, messages: [message] });
  }
  return days;
}
