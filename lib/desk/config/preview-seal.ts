import { db } from '../../db/client.ts';
import { brandById } from '../../brands/registry.ts';
import { brandLink } from '../../brands/links.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import type { ConfigDraft } from '../../db/generated/client.ts';
import { PREVIEW_MS } from '../limits.ts';

const PURPOSE = 'config-preview';

type Sealed = { readonly draftId: string; readonly sessionId: string };

/** The URL of a brand's preview with a draft. Valid for 15 minutes while the operator's session is valid. */
export async function previewLink(
  draftId: string,
  brandId: string,
  { sessionId }: Operator,
  now: Date,
): Promise<string> {
  if (!brandById(brandId)) fail('not_found');
  const value: Sealed = { draftId, sessionId };
  const seal = { purpose: PURPOSE, brandId };
  const token = await sealFor(seal, value, after(now, PREVIEW_MS));
  return brandLink(brandId, `/preview?${new URLSearchParams({ token }).toString()}`);
}

/**
 * The draft of a preview URL. Null when the token is forged, expired or of another brand, or when the
 * operator has logged out or lost the permission.
 */
export async function previewedDraft(
  token: string,
  brandId: string,
  now: Date,
): Promise<ConfigDraft | null> {
  const sealed = await openSeal<Sealed>({ purpose: PURPOSE, brandId }, token, now);
  if (!sealed || !isId(sealed.draftId) || !isId(sealed.sessionId)) return null;
  const session = await db().operatorSession.findFirst({
    where: {
      id: sealed.sessionId,
      revokedAt: null,
      secondFactorAt: { not: null },
      idleExpiresAt: { gt: now },
      absoluteExpiresAt: { gt: now },
      operator: { state: 'active' },
    },
    select: { operator: { select: { role: true, brandIds: true } } },
  });
  if (!session) return null;
  const { role, brandIds } = session.operator;
  if (!mayDo(role, 'configure') || !worksFor({ brandIds }, brandId)) return null;
  return db().configDraft.findFirst({ where: { id: sealed.draftId, state: 'open' } });
}
