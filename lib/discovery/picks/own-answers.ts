import { db } from '../../db/client.ts';
import type { DatingIntent, Interest } from '../../db/generated/enums.ts';

/** What a member answered, by which others are picked for them. */
export type OwnAnswers = {
  readonly interests: readonly Interest[];
  readonly datingIntent: DatingIntent | null;
};

export function ownAnswers(profileId: string): Promise<OwnAnswers> {
  return db().profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { interests: true, datingIntent: true },
  });
}
