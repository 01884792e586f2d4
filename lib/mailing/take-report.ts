import { db } from '../db/client.ts';
import { log } from '../kernel/log.ts';
import { readReport } from './read-report.ts';
import { recordBounce } from './record-bounce.ts';
import { suppressAddress } from './suppression.ts';

/**
 * Called for a mail that came in, once its gateway is proved. A report that a mail of ours came back for good, or that
 * its reader calls it spam, stops marketing and notices to the address it went to. False for any other mail, and for
 * one about a mail that we never sent.
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
  log().info({ mailId, template, reason }, 'a mail was reported');
  if (reason === 'bounced') await recordBounce({ brandId, address, now });
  else await suppressAddress(db(), { brandId, address, reason, now });
  return true;
}
