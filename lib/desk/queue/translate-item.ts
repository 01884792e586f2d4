import { audit } from '../../audit/audit.ts';
import type { Locale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { noteBrand } from '../../kernel/request-context.ts';
import { textsToTranslate } from '../../translation/batches.ts';
import { translateTexts, type Translated } from '../../translation/translate-texts.ts';
import { readItems } from './describe-items.ts';
import { itemBrand } from './item-brand.ts';
import { itemTexts } from './item-texts.ts';
import type { QueueKey } from './kinds.ts';

type Translate = QueueKey & {
  readonly to: Locale;
  readonly operator: Pick<Operator, 'operatorId' | 'brandIds'>;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/** Raises `conflict` unless the moderator holds the item, by the rules of the queue. */
async function requireHeld({ kind, id: itemId, operator, now }: Translate): Promise<void> {
  const { operatorId } = operator;
  const held = await db().queueClaim.findFirst({
    where: { kind, itemId, operatorId, until: { gt: now } },
    select: { itemId: true },
  });
  if (!held) fail('conflict');
}

/**
 * For the moderator who holds an item: what members wrote in it, translated by the model. The translation is not stored,
 * only in the log that there was one. Raises `not_found`, `conflict` when they do not hold it, `translation_unavailable`.
 */
export async function translateItem(
  request: Translate,
): Promise<{ readonly texts: readonly Translated[]; readonly complete: boolean }> {
  const { kind, id, to, actor, purpose, now } = request;
  const brandId = await itemBrand(request.operator, kind, id);
  noteBrand(brandId);
  await requireHeld(request);
  const [item] = await readItems([{ kind, id, brandId, since: now, urgent: false }], request);
  const { texts, length, complete } = textsToTranslate(itemTexts(item ?? fail('not_found')));
  if (texts.length === 0) return { texts: [], complete };
  const data = { kind, to, characters: length };
  await audit(db(), { actor, action: 'queue.translate', subject: id, data, purpose, now });
  return { texts: await translateTexts({ texts, to }), complete };
}
