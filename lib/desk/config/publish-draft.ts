import type { Db } from '../../db/client.ts';
import { audit } from '../../audit/audit.ts';
import { closeDraft } from './drafts.ts';
import { publishVersion } from './publish-version.ts';
import { actionOf, type ConfigTarget } from './config-target.ts';

type Publish = {
  readonly target: ConfigTarget;
  readonly draftId: string;
  readonly revision: number;
  readonly note: string;
  readonly confirmedPriceMinor?: number | undefined;
  readonly actor: string;
  readonly now: Date;
};

/**
 * For the desk, inside a transaction: publishes a draft as the newest version of its flow, or of its plan on every
 * brand. Raises `conflict` when the draft or its published version has changed meanwhile, `input_invalid` with each
 * fault, `price_unusual`.
 */
export async function publishDraft(tx: Db, request: Publish): Promise<number> {
  const { target, draftId, revision, note, confirmedPriceMinor, actor, now } = request;
  const draft = await closeDraft(tx, { target, draftId, revision, state: 'published', now });
  const { content, basedOn } = draft;
  const by = { actor, note };
  const wanted = { content, after: basedOn, by, confirmedPriceMinor, now };
  const version = await publishVersion(tx, target, wanted);
  await audit(tx, actionOf(target, 'publish', { actor, now, data: { version, note } }));
  return version;
}
