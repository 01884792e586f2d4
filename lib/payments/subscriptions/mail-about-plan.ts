import { brandLink } from '../../brands/links.ts';
import { knownLocale } from '../../brands/schema.ts';
import type { PlanVersion, Prisma } from '../../db/generated/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { MailData, MailTemplate } from '../../mail/templates.ts';
import { planNameOf } from './plan-name.ts';

type PlanMail<T extends MailTemplate> = {
  readonly memberId: string;
  readonly plan: Pick<PlanVersion, 'productId'>;
  readonly template: T;
  readonly data: (common: { readonly planName: string; readonly link: string }) => MailData[T];
  /** The path that the mail's button links to. */
  readonly path?: string;
  readonly dedupeKey: string;
  readonly now: Date;
};

/** Puts a mail about a member's plan into the outbox, in the language of their account. */
export async function mailAboutPlan<T extends MailTemplate>(
  tx: Prisma.TransactionClient,
  mail: PlanMail<T>,
): Promise<void> {
  const { memberId, plan, template, path = '/profile', dedupeKey, now } = mail;
  const { brandId, email, flowCode, ...member } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { brandId: true, email: true, flowCode: true, locale: true },
  });
  const locale = knownLocale(member.locale) ?? 'en';
  const planName = await planNameOf({ plan, brandId, flowCode, locale });
  await enqueueMail(tx, {
    brandId,
    template,
    locale,
    to: email,
    dedupeKey,
    at: now,
    data: mail.data({ planName, link: brandLink(brandId, path, locale) }),
  });
}
