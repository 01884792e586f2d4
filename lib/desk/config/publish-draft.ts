import { inTransaction } from '../../db/client.ts';
import { audit } from '../../staff/audit.ts';
import { closeDraft } from './drafts.ts';
import { putOut } from './put-out.ts';
import { actionOf, type Subject } from './subject.ts';

type Publish = {
  readonly subject: Subject;
  readonly revision: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * The desk's: a draft becomes the newest version of its flow or, on every brand, of its plan. Raises `conflict`
 * when the draft or what it is of has changed since it was looked at, `input_invalid` with each fault.
 */
export async function publishDraft(wish: Publish): Promise<number> {
  const { subject, revision, note, actor, now } = wish;
  return inTransaction(async (tx) => {
    const draft = await closeDraft(tx, { subject, revision, state: 'published', now });
    const { content, basedOn } = draft;
    const by = { actor, note };
    const version = await putOut(tx, subject, { content, after: basedOn, by, now });
    await audit(tx, actionOf(subject, 'publish', { actor, now, data: { version, note } }));
    return version;
  });
}
