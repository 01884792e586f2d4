import { db } from '../db/client.ts';
import { isId } from '../kernel/ids.ts';
import { metrics } from '../kernel/metrics.ts';
import { log } from '../kernel/log.ts';
import { isOwnMessageId } from '../mail/mail-host.ts';
import { parseInProcess } from './parse-in-process.ts';
import { recordBounce } from './record-bounce.ts';
import { suppressAddress } from '../mail/suppression.ts';

/**
 * Called for an incoming mail after its gateway is authenticated. A report of a permanent failure or of spam
 * about a mail of ours stops marketing and notices to its address. False for any other mail, and for a report
 * about a mail that we never sent.
 */
export async function takeReport(mime: Uint8Array, now: Date): Promise<boolean> {
  const report = await parseInProcess('report', mime);
  if (!report) return false;
  const { mailId, messageId, reason } = report;
  // Only the recipients of a mail can know its Message-ID.
  if (!isId(mailId) || !isOwnMessageId(messageId)) return false;
  const mail = await db().mailMessage.findFirst({
    where: { id: mailId, state: 'sent' },
    select: { brandId: true, toAddress: true, template: true },
  });
  if (!mail) return false;
  const { brandId, toAddress: address, template } = mail;
  log().info({ mailId, template, reason }, 'mail report received');
  if (reason === 'bounced') {
    await recordBounce({ brandId, address, now });
    return true;
  }
  await suppressAddress(db(), { brandId, address, reason, now });
  metrics.mailReports.inc({ reason });
  return true;
}
