import { cleanEmail, isEmail, normaliseEmail } from '../../identity/email.ts';
import { brandLink } from '../../brands/links.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import { underReference } from '../../care/reference.ts';
import { inTransaction } from '../../db/client.ts';
import type { DeclarationKind } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { after } from '../../kernel/clock.ts';
import { fail, type FieldFault } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mayMail } from '../../mail/mailbox-budget.ts';
import { linkIn } from '../../text/links.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { applyDeclaration } from './apply-declaration.ts';
import { findContract } from './find-contract.ts';
import { DECLARATION_LINK_MS, DECLARATION_RETRY_MS } from '../limits.ts';

type Declaring = {
  readonly kind: DeclarationKind;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly now: Date;
};

export type Received = { readonly reference: string; readonly receivedAt: Date };

function checked(declaring: Declaring): Declaring {
  const name = declaring.name.trim();
  const email = cleanEmail(declaring.email);
  const orderNumber = declaring.orderNumber.trim();
  const faults: FieldFault[] = [
    ...(name === '' ? [{ path: 'name', code: 'field_missing' }] : []),
    ...(isEmail(email) ? [] : [{ path: 'email', code: 'email_malformed' }]),
    ...(orderNumber === '' ? [{ path: 'orderNumber', code: 'field_missing' }] : []),
  ];
  if (!isEmail(email)) fail('email_malformed', {}, faults);
  if (faults.length > 0) fail('field_missing', {}, faults);
  refuseCardData([name, orderNumber]);
  return { ...declaring, name, email, orderNumber };
}

/** Anyone can submit this text and the mail goes to the address they entered, so text with a link is replaced. */
const mailable = (text: string) => (linkIn(text) === 'none' ? text : '…');

function store(
  declaring: Declaring,
  id: string,
  reference: string,
  isMailable: boolean,
): Promise<void> {
  const { brand, locale, now, ...said } = declaring;
  const { kind, name, email, orderNumber } = said;
  const secret = newSecret();
  return inTransaction(async (tx) => {
    const found = await findContract(tx, { brandId: brand.id, email, orderNumber });
    // A correct address alone can be a guess, so its owner has to confirm.
    const isMailed = found.memberId !== null && found.intentId === null;
    await tx.declaration.create({
      data: {
        id,
        reference,
        brandId: brand.id,
        locale,
        ...said,
        ...found,
        state: isMailed ? 'mailed' : 'received',
        receivedAt: now,
        tokenHash: isMailed ? hashSecret(secret) : null,
        dueAt: after(now, isMailed ? DECLARATION_LINK_MS : DECLARATION_RETRY_MS),
      },
    });
    if (!isMailable) return;
    await enqueueMail(tx, {
      brandId: brand.id,
      at: now,
      template: 'declaration_received',
      locale,
      to: email,
      data: {
        kind,
        reference,
        receivedAt: now.toISOString(),
        name: mailable(name),
        orderNumber: mailable(orderNumber),
        confirmLink: isMailed
          ? brandLink(brand.id, `/legal/confirm?token=${secret}`, locale)
          : null,
      },
      dedupeKey: `declaration:${id}`,
    });
  });
}

/**
 * Anyone may call, without an account. Stores a cancellation or withdrawal with its time, mails the
 * acknowledgement at once unless the mailbox had too many mails, and carries it out if address and order number belong together. Raises
 * `email_malformed`, `field_missing`, `card_data_refused`.
 */
export async function declare(given: Declaring): Promise<Received> {
  const declaring = checked(given);
  const { now } = declaring;
  const id = newId(now.getTime());
  const isMailable = await mayMail(normaliseEmail(declaring.email));
  const reference = await underReference((drawn) => store(declaring, id, drawn, isMailable));
  failPoint('withdrawal.declared');
  wakeJobs();
  await applyDeclaration(id, now);
  return { reference, receivedAt: now };
}
