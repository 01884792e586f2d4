import { destination, multistream, pino, stdSerializers, type Logger } from 'pino';
import { env } from './env.ts';
import { storeLogLine, parseLogLine } from './stored-log-lines.ts';
import { requestContext } from './request-context.ts';
import { singleton } from './singleton.ts';

/** Fields that may carry personal data or secrets never reach a log line, however deep callers nest them. */
const REDACTED = [
  'password',
  'token',
  'secret',
  'email',
  'msg',
  'text',
  'body',
  'authorization',
  'cookie',
  'utente',
  'subject',
  'to',
];

/**
 * What tells where and why. All else that an error of the database carries may be the very row it refused, and
 * the client's own errors quote the whole call before they come to the point in their last paragraph.
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

/** What warns or fails can be searched, as it stands on the output: nothing hidden there is kept. */
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
        // `msg` is what members write: our own line has another name, so that the rule below holds.
        messageKey: 'event',
        serializers: { err: plainError },
        mixin: () => {
          const context = requestContext();
          return context ? { requestId: context.requestId } : {};
        },
        redact: {
          paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          censor: '[hidden]',
        },
      },
      multistream([
        { level: 'trace', stream: destination({ fd: 1, sync: true }) },
        { level: 'warn', stream: storeStream },
      ]),
    ),
  );
}
