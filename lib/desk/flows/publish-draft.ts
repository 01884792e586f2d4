import { inTransaction } from '../../db/client.ts';
import { publishFlow } from '../../flows/publish-flow.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../staff/audit.ts';
import { closeDraft } from '../config/drafts.ts';

type Publish = {
  readonly brandId: string;
  readonly code: string;
  readonly revision: number;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * The desk's: a draft becomes the newest version of its flow. Raises `conflict` when the draft or the flow has
 * changed since it was looked at, `input_invalid` with each fault.
 */
export async function publishFlowDraft(wish: Publish): Promise<number> {
  const { brandId, code, revision, note, actor, now } = wish;
  const subject = { kind: 'flow', brandId, key: code } as const;
  return inTransaction(async (tx) => {
    const { content, basedOn } = await closeDraft(tx, {
      ...{ subject, revision, state: 'published', now },
    });
    const by = { actor, note };
    const { version } = await publishFlow(tx, { brandId, code, config: content, by, now });
    // Somebody published between: what they changed would be undone unseen.
    if (version !== basedOn + 1) fail('conflict', { version: version - 1 });
    const data = { code, version, note };
    await audit(tx, { actor, action: 'flow.publish', subject: brandId, brandId, data, now });
    return version;
  });
}
