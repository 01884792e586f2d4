import { brandById } from '../../brands/registry.ts';
import type { Locale } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId, newId } from '../../kernel/ids.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { audit } from '../../audit/audit.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

type Change = {
  readonly operator: Operator;
  /** The version that was edited; `conflict` when another one was stored meanwhile. */
  readonly version: number;
  readonly now: Date;
};
type AnswerText = { readonly title: string; readonly text: string };
type Written = AnswerText & {
  readonly brandId: string;
  readonly locale: Locale;
  /** Undefined for a new answer. */
  readonly answerId?: string | undefined;
};

async function newestOf(tx: Prisma.TransactionClient, answerId: string, operator: Operator) {
  if (!isId(answerId)) fail('not_found');
  const found = await tx.careAnswer.findFirst({ where: { answerId, newest: true, offered: true } });
  const answer = found ?? fail('not_found');
  requireBrand(operator, answer.brandId);
  return answer;
}

async function follow(
  tx: Prisma.TransactionClient,
  answerId: string,
  change: Change,
  next: Partial<AnswerText> & { readonly offered: boolean },
): Promise<void> {
  const { operator, version, now } = change;
  const before = await newestOf(tx, answerId, operator);
  const { count } = await tx.careAnswer.updateMany({
    where: { answerId, version, newest: true },
    data: { newest: false, offered: false },
  });
  if (count === 0) fail('conflict', { state: 'written' });
  const { brandId, locale, title, text } = before;
  const actor = `operator:${operator.operatorId}`;
  await tx.careAnswer.create({
    data: {
      id: newId(now.getTime()),
      answerId,
      version: version + 1,
      brandId,
      locale,
      title,
      text,
      ...next,
      newest: true,
      by: actor,
      at: now,
    },
  });
  const action = next.offered ? 'care_answer.change' : 'care_answer.retire';
  await audit(tx, { actor, action, subject: answerId, brandId, data: { version }, now });
}

/**
 * For customer care of the brand: stores a new answer or a new version of one. Every version remains stored.
 * Returns the id that all versions share. Raises `not_found`, `field_missing`, `conflict`,
 * `card_data_refused`.
 */
export async function saveAnswer(change: Change, written: Written): Promise<string> {
  const { operator, now } = change;
  const { brandId, locale, answerId } = written;
  const content = { title: written.title.trim(), text: written.text.trim() };
  if (content.title === '' || content.text === '') fail('field_missing');
  refuseCardData([content.title, content.text]);
  const brand = brandById(brandId) ?? fail('not_found');
  requireBrand(operator, brandId);
  if (![brand.locales.default, ...brand.locales.others].includes(locale)) fail('not_found');
  return inTransaction(async (tx) => {
    if (answerId !== undefined) {
      await follow(tx, answerId, change, { ...content, offered: true });
      return answerId;
    }
    const id = newId(now.getTime());
    const actor = `operator:${operator.operatorId}`;
    const made = { id, answerId: id, version: 1, brandId, locale, ...content };
    await tx.careAnswer.create({
      data: { ...made, offered: true, newest: true, by: actor, at: now },
    });
    await audit(tx, { actor, action: 'care_answer.write', subject: id, brandId, now });
    return id;
  });
}

/**
 * For customer care of the brand: the answer is no longer offered, but its versions remain stored. Raises
 * `not_found`, `conflict`.
 */
export async function retireAnswer(change: Change, answerId: string): Promise<void> {
  await inTransaction((tx) => follow(tx, answerId, change, { offered: false }));
}
