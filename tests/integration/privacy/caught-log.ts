import { afterAll, beforeAll } from '@jest/globals';
import { pino } from 'pino';
import { log } from '#lib/kernel/log.ts';

/** All that the app writes into its log during a file, on every level. */
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
