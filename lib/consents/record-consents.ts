import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { ConsentPurpose } from '../db/generated/enums.ts';
import { newId } from '../kernel/ids.ts';
import type { PublishedText } from '../legal/queries.ts';

export type ConsentTexts = Readonly<Record<ConsentPurpose, PublishedText>>;

type Given = {
  readonly memberId: string;
  readonly brandId: string;
  readonly choices: Partial<Readonly<Record<ConsentPurpose, boolean>>>;
  readonly texts: ConsentTexts;
  /** Where the choice was made: signup, signup_repeat, profile, unsubscribe. */
  readonly source: string;
  readonly now: Date;
};

/** The rows that record a member's choices, one per choice. */
export function consentRows(given: Given): Prisma.ConsentRecordCreateManyInput[] {
  const { memberId, brandId, choices, texts, source, now } = given;
  return Object.entries(choices).map(([name, granted]) => {
    const purpose = name as ConsentPurpose;
    const text = texts[purpose];
    return {
      id: newId(now.getTime()),
      memberId,
      brandId,
      purpose,
      granted,
      textHash: text.hash,
      textVersion: text.version,
      locale: text.locale,
      source,
      at: now,
      withdrawnAt: granted ? null : now,
    };
  });
}

/** Called inside the transaction that the choices belong to. Appends one row per choice and changes nothing else. */
export async function recordConsents(tx: Db, given: Given): Promise<void> {
  await tx.consentRecord.createMany({ data: consentRows(given) });
}
