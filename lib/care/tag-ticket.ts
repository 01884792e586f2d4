import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import { fail, failField } from '../kernel/errors.ts';
import { holdTicket } from './claim-ticket.ts';
import { TICKET_TAG_MAX_LENGTH, TICKET_TAGS_MAX } from './limits.ts';

type Tagging = {
  readonly reference: string;
  /** All tags that the ticket shall have. */
  readonly tags: readonly string[];
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const TAG = /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u;

/** A tag as it is stored: in lower case, its words joined by hyphens. Undefined for what is none. Pure. */
export function tagOf(text: string): string | undefined {
  const tag = text
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s_]+/g, '-');
  return TAG.test(tag) && tag.length <= TICKET_TAG_MAX_LENGTH ? tag : undefined;
}

/**
 * Staff only: replaces the tags of a ticket, which members see in their data export only. Raises `not_found`,
 * `input_invalid`; `conflict` when the ticket was erased.
 */
export async function tagTicket({ reference, actor, purpose, now, ...given }: Tagging) {
  const tags = [
    ...new Set(given.tags.map((text) => tagOf(text) ?? failField('tags', 'input_invalid'))),
  ];
  await inTransaction(async (tx) => {
    const { id: ticketId, brandId, email } = await holdTicket(tx, reference);
    if (email === '') fail('conflict', { state: 'erased' });
    // Merges once gave tickets more tags than they may have: these can be taken away one by one.
    const existing = await tx.ticketTag.count({ where: { ticketId, tag: { in: tags } } });
    if (tags.length > Math.max(TICKET_TAGS_MAX, existing)) failField('tags', 'input_invalid');
    await tx.ticketTag.deleteMany({ where: { ticketId, tag: { notIn: tags } } });
    const rows = tags.map((tag) => ({ ticketId, brandId, tag }));
    await tx.ticketTag.createMany({ data: rows, skipDuplicates: true });
    const action = { actor, action: 'ticket.tag', subject: reference, data: { tags } };
    await audit(tx, { ...action, brandId, purpose, now });
  });
}
