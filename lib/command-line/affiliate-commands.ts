import { brandById } from '../brands/registry.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';
import { affiliatesWithKeys, openPostbacks } from '../tracking/queries.ts';
import { retryPostback } from '../tracking/queue-postback.ts';
import { endKey, rotateKey } from '../tracking/rotate-key.ts';
import { setAffiliate } from '../tracking/set-affiliate.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';
import { queueCommand } from './queue-command.ts';

const brandOf = (id: string): string => (brandById(id) ?? fail('not_found', { brand: id })).id;

/** Affiliates: their data, what is reported to them, and the keys that both sides sign with. */
export const affiliateCommands: Readonly<Record<string, Command>> = {
  affiliates: queueCommand('affiliates', 'read_affiliates', affiliatesWithKeys),
  'set-affiliate': {
    usage:
      'set-affiliate BRAND CODE JSON (name, active, postbackUrl, events, sendsAmount; creates a new affiliate)',
    needs: 3,
    run: async ({ args: [brand = '', code = '', ...rest], actor, now }) => {
      const brandId = brandOf(brand);
      await inTransaction(async (tx) => {
        const json = rest.join(' ');
        await setAffiliate(tx, { brandId, code, json, now });
        const subject = `${brandId}/${code}`;
        await audit(tx, { actor, action: 'affiliate.set', subject, data: { json }, now });
      });
      return [`Affiliate ${code} of ${brandId} saved.`];
    },
  },
  'affiliate-key': {
    usage: 'affiliate-key BRAND CODE (a new key; earlier keys expire in a week)',
    needs: 2,
    run: async ({ args: [brand = '', code = ''], actor, now }) => {
      const brandId = brandOf(brand);
      const key = await inTransaction(async (tx) => {
        const made = await rotateKey(tx, { brandId, code, now });
        const [subject, data] = [`${brandId}/${code}`, { keyId: made.keyId }];
        await audit(tx, { actor, action: 'affiliate.key', subject, data, now });
        return made;
      });
      return [`Key ${key.keyId}`, `Secret ${key.secret} (shown once)`];
    },
  },
  'affiliate-key-end': {
    usage: 'affiliate-key-end KEYID (immediately)',
    needs: 1,
    run: async ({ args: [keyId = ''], actor, now }) => {
      await inTransaction(async (tx) => {
        await endKey(tx, keyId, now);
        await audit(tx, { actor, action: 'affiliate.key_end', subject: keyId, now });
      });
      return [`Key ${keyId} revoked.`];
    },
  },
  postbacks: queueCommand('postbacks', 'read_postbacks', openPostbacks),
  'postback-retry': {
    usage: 'postback-retry POSTBACKID',
    needs: 1,
    run: async ({ args: [id = ''], actor, now }) => {
      if (!isId(id)) fail('not_found', { id });
      await inTransaction(async (tx) => {
        await retryPostback(tx, id, now);
        await audit(tx, { actor, action: 'postback.retry', subject: id, now });
      });
      wakeJobs();
      return ['Postback queued.'];
    },
  },
};
