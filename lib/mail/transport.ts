import { createTransport, type Transporter } from 'nodemailer';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import {
  MAIL_CONNECTIONS,
  MAIL_CONNECTION_IDLE_MS,
  MAIL_SERVER_ANSWERS_WITHIN_MS,
} from './limits.ts';

/** The process's only mail transport; connections are pooled while there is mail to send. */
export function mailTransport(): Transporter {
  return singleton('mail-transport', () =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      connectionTimeout: MAIL_SERVER_ANSWERS_WITHIN_MS,
      greetingTimeout: MAIL_SERVER_ANSWERS_WITHIN_MS,
      socketTimeout: MAIL_SERVER_ANSWERS_WITHIN_MS,
      idleTimeout: MAIL_CONNECTION_IDLE_MS,
      // The queue repeats a mail whose connection was lost, under a new lease: another worker may have sent it.
      maxRequeues: 0,
    }),
  );
}
