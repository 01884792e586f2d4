import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { PostbackEvent } from '../db/generated/enums.ts';
import { env } from '../kernel/env.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { checkTemplate } from './postbacks/fill-template.ts';

const settings = z.strictObject({
  name: z.string().trim().min(1).max(100).optional(),
  active: z.boolean().optional(),
  postbackUrl: z.string().max(1_000).nullable().optional(),
  events: z.array(z.enum(PostbackEvent)).optional(),
  sendsAmount: z.boolean().optional(),
});

const code = z.string().regex(/^[A-Za-z0-9_-]{2,60}$/);

type AffiliateChange = {
  readonly brandId: string;
  /** Value of `tid` or `source` in the partner's links. */
  readonly code: string;
  readonly json: string;
  readonly now: Date;
};

function parsed(request: AffiliateChange) {
  try {
    return { code: code.parse(request.code), ...settings.parse(JSON.parse(request.json)) };
  } catch {
    return fail('input_invalid', { known: Object.keys(settings.shape).join(' ') });
  }
}

/**
 * For a staff verb, in its transaction: creates an affiliate of a brand, or changes the given settings of an
 * existing one. Raises `input_invalid`, also for a URL whose host the deployment does not list.
 */
export async function setAffiliate(
  tx: Db,
  request: AffiliateChange,
): Promise<{ id: string; brandId: string }> {
  const { brandId, now } = request;
  const { code: known, name, active, postbackUrl, events, sendsAmount } = parsed(request);
  if (typeof postbackUrl === 'string') {
    const { AFFILIATE_HOSTS: hosts, PARTNER_STAND_IN: standIn } = env();
    checkTemplate(postbackUrl, { hosts, standIn });
  }
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(active === undefined ? {} : { active }),
    ...(postbackUrl === undefined ? {} : { postbackUrl }),
    ...(events === undefined ? {} : { events }),
    ...(sendsAmount === undefined ? {} : { sendsAmount }),
  };
  const fresh = { id: newId(now.getTime()), brandId, code: known, name: known, createdAt: now };
  return tx.affiliate.upsert({
    where: { brandId_code: { brandId, code: known } },
    update: changes,
    create: { ...fresh, events: [], ...changes },
    select: { id: true, brandId: true },
  });
}
