import pLimit from 'p-limit';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { runLimited } from '../security/limited-process.ts';
import {
  MAIL_HEAP_MEGABYTES,
  MAIL_PARSE_MS,
  MAILS_PARSED_AT_ONCE,
  MAILS_WAITING,
} from './limits.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { MailReport } from './parse-report.ts';

type Parsed = { readonly mail: ParsedMail; readonly report: MailReport };

const limit = singleton('mail-parsing', () => pLimit(MAILS_PARSED_AT_ONCE));

/**
 * Parses a raw MIME message as a mail or as a report about one, in a process with a time and memory limit. Null for
 * one that cannot be parsed within the limits, and for a mail that is no report. Raises `unavailable` when too many
 * wait: the gateway delivers again.
 */
export async function parseInProcess<Kind extends keyof Parsed>(
  kind: Kind,
  mime: Uint8Array,
): Promise<Parsed[Kind] | null> {
  if (limit.pendingCount >= MAILS_WAITING) fail('unavailable', { retryAfter: 10 });
  const program = {
    file: 'lib/mailing/mail-process.ts',
    args: [kind],
    limitMs: MAIL_PARSE_MS,
    heapMegabytes: MAIL_HEAP_MEGABYTES,
  };
  const answer = await limit(() => runLimited(program, mime));
  if (!answer.ok) return null;
  return JSON.parse(answer.output.toString('utf8')) as Parsed[Kind] | null;
}
