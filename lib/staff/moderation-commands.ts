import { writeFile } from 'node:fs/promises';
import { fail } from '../kernel/errors.ts';
import { inTransaction } from '../db/client.ts';
import { pictureForReview } from '../moderation/picture-for-review.ts';
import { approvePhoto, rejectPhoto } from '../moderation/review-photo.ts';
import { decideAppeal } from '../moderation/decide-appeal.ts';
import { waitingAppeals, waitingPhotos, waitingTexts } from '../moderation/queries.ts';
import { photoReasons, textReasons } from '../moderation/reasons.ts';
import { reviewText } from '../moderation/review-text.ts';
import { audit } from './audit.ts';
import type { Command, Deed } from './command-line.ts';

const OUTCOMES = ['granted', 'denied'] as const;

/** One of a closed list, or a refusal that names the list. */
export function oneOf<T extends string>(known: readonly T[], word: string): T {
  return known.find((one) => one === word) ?? fail('input_invalid', { known: known.join(' ') });
}

/** That somebody of the staff read a queue is recorded. */
export async function looked({ actor, now }: Deed, action: string): Promise<void> {
  await inTransaction((tx) => audit(tx, { actor, action, subject: 'queue', now }));
}

/** The rows of a queue as the command line shows them. */
export function lines(rows: readonly unknown[]): readonly string[] {
  return rows.length === 0 ? ['Nothing waits.'] : rows.map((row) => JSON.stringify(row));
}

/** The faces of the moderation verbs on the command line. */
export const moderationCommands: Readonly<Record<string, Command>> = {
  'photos-waiting': {
    usage: 'photos-waiting',
    needs: 0,
    run: async (deed) => {
      await looked(deed, 'read_waiting_photos');
      return lines(await waitingPhotos());
    },
  },
  'photo-file': {
    usage: 'photo-file PHOTOID FILE',
    needs: 2,
    run: async ({ args: [photoId = '', file = ''], actor, now }) => {
      await writeFile(file, await pictureForReview(photoId, actor, now), { flag: 'wx' });
      return [`Photo ${photoId} stands in ${file}.`];
    },
  },
  'approve-photo': {
    usage: 'approve-photo PHOTOID',
    needs: 1,
    run: async ({ args: [photoId = ''], actor, now }) => {
      await approvePhoto({ photoId, actor, now });
      return [`Photo ${photoId} is public.`];
    },
  },
  'reject-photo': {
    usage: `reject-photo PHOTOID ${photoReasons.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', word = ''], actor, now }) => {
      await rejectPhoto({ photoId, reason: oneOf(photoReasons, word), actor, now });
      return [`Photo ${photoId} is refused.`];
    },
  },
  appeals: {
    usage: 'appeals',
    needs: 0,
    run: async (deed) => {
      await looked(deed, 'read_waiting_appeals');
      return lines(await waitingAppeals());
    },
  },
  'decide-appeal': {
    usage: `decide-appeal PHOTOID ${OUTCOMES.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', word = ''], actor, now }) => {
      const outcome = oneOf(OUTCOMES, word);
      await decideAppeal({ photoId, outcome, actor, now });
      return [`The appeal for ${photoId} is ${outcome}.`];
    },
  },
  'texts-waiting': {
    usage: 'texts-waiting',
    needs: 0,
    run: async (deed) => {
      await looked(deed, 'read_waiting_texts');
      return lines(await waitingTexts());
    },
  },
  'approve-text': {
    usage: 'approve-text PROFILEID MARK',
    needs: 2,
    run: async ({ args: [profileId = '', read = ''], actor, now }) => {
      await reviewText({ profileId, verdict: 'approved', read, actor, now });
      return [`The texts of ${profileId} are shown.`];
    },
  },
  'reject-text': {
    usage: `reject-text PROFILEID ${textReasons.join('|')} [name]`,
    needs: 2,
    run: async ({ args: [profileId = '', word = '', name], actor, now }) => {
      const verdict = oneOf(textReasons, word);
      await reviewText({ profileId, verdict, renames: name === 'name', actor, now });
      return [`The texts of ${profileId} are refused.`];
    },
  },
};
