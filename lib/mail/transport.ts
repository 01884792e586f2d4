import { createTransport, type Transporter } from 'nodemailer';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';

/** Mails that are sent at the same time. */
export const MAIL_CONNECTIONS = 5;
const PATIENCE_MS = 20_000;
/** Mail servers close idle connections after more than this. */
const IDLE_MS = 8_000;

/** The process's only mail transport; connections are pooled while there is mail to send. */
export function mailTransport(): Transporter {
  return singleton('mail-transport', () =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      idleTimeout: IDLE_MS,
      // The queue repeats a mail whose connection was lost, under a new lease: another worker may have sent it.
      maxRequeues: 0,
    }),
  );
}
