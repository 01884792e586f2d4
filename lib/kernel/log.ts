import { pino, type Logger } from 'pino';
import { env } from './env.ts';
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

export function log(): Logger {
  return singleton('log', () =>
    pino({
      level: env().LOG_LEVEL,
      base: { app: 'amarena' },
      // `msg` is what members write: our own line has another name, so that the rule below holds.
      messageKey: 'event',
      redact: {
        paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    }),
  );
}
