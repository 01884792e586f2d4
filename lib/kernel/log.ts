import { destination, multistream, pino, stdSerializers, type Logger } from 'pino';
import { env } from './env.ts';
import { redact } from './redact.ts';
import { storeLogLine, parseLogLine } from './stored-log-lines.ts';
import { requestContext } from './request-context.ts';
import { singleton } from './singleton.ts';

/**
 * Returns only type, message, code, constraint and stack. Other properties of a database error can contain
 * the row it refused, and Prisma's errors quote the whole call before the cause in their last paragraph.
 */
export function plainError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  if (!('message' in error) || typeof error.message !== 'string') return error;
  const { type, message, stack, ...rest } = stdSerializers.err(error as Error);
  const { code, constraint } = rest as { readonly code?: unknown; readonly constraint?: unknown };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const point = message.split('\n\n').at(-1);
  return { type, message: point, code, constraint, stack: frames.join('\n') };
}

/** Stores warnings and errors for search, exactly as they are written to stdout: redacted values are not stored. */
const storeStream = {
  write: (line: string): void => {
    storeLogLine(parseLogLine(line));
  },
};

export function log(): Logger {
  return singleton('log', () =>
    pino(
      {
        level: env().LOG_LEVEL,
        base: { app: 'amarena' },
        // `msg` is a redacted field (members' message texts), so the log message uses the key `event`.
        messageKey: 'event',
        // The formatter has converted errors, at any depth.
        serializers: { err: (plain: unknown) => plain },
        mixin: () => {
          const context = requestContext();
          return context ? { requestId: context.requestId } : {};
        },
        formatters: { log: (fields) => redact(fields, plainError) as Record<string, unknown> },
      },
      multistream([
        { level: 'trace', stream: destination({ fd: 1, sync: true }) },
        { level: 'warn', stream: storeStream },
      ]),
    ),
  );
}
