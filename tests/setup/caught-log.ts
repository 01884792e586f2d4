import { afterAll, beforeAll } from '@jest/globals';
import { pino } from 'pino';
import { log } from '#lib/kernel/log.ts';

/** Collects every log line of the app during a test file, at all levels. */
export function caughtLog(): readonly string[] {
  const lines: string[] = [];
  const { streamSym } = pino.symbols;
  type Streaming = Record<typeof streamSym, unknown>;
  let stream: unknown;
  let level = '';
  beforeAll(() => {
    const logger = log() as unknown as Streaming;
    stream = logger[streamSym];
    level = log().level;
    logger[streamSym] = { write: (line: string) => lines.push(line) };
    log().level = 'trace';
  });
  afterAll(() => {
    (log() as unknown as Streaming)[streamSym] = stream;
    log().level = level;
  });
  return lines;
}
