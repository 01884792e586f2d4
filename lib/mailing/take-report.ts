import { db } from '../db/client.ts';
import { log } from '../kernel/log.ts';
import { readReport } from './read-report.ts';
import { recordBounce } from './record-bounce.ts';
import { suppressAddress } from '../mail/suppression.ts';

/**
 * Called for an incoming mail after its gateway is authenticated. A report of a permanent failure or of spam
 * about a mail of ours stops marketing and notices to its address. False for any other mail, and for a report
 * about a mail that we never sent.
 */
export async function takeReport(mime: Uint8Array, now: Date): Promise<boolean> {
  const report = await readReport(mime);
  if (!report) return false;
  const { mailId, reason } = report;
  const mail = await db().mailMessage.findFirst({
    where: { id: mailId, state: 'sent' },
    select: { brandId: true, toAddress: true, template: true },
  });
  if (!mail) return false;
  const { brandId, toAddress: address, template } = mail;
  log().info({ mailId, template, reason }, 'mail report received');
  if (reason === 'bounced') await recordBounce({ brandId, address, now });
  else await suppressAddress(db(), { brandId, address, reason, now });
  return true;
}
