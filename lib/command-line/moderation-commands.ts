import { writeFile } from 'node:fs/promises';
import { pictureForReview } from '../moderation/photos/photo-for-review.ts';
import { approvePhoto, rejectPhoto } from '../moderation/photos/review-photo.ts';
import { decideAppeal } from '../moderation/photos/decide-appeal.ts';
import { waitingAppeals, waitingPhotos, waitingTexts } from '../moderation/queries.ts';
import { photoReasons, textReasons } from '../review-queue/reasons.ts';
import { reviewText } from '../moderation/texts/judge-text.ts';
import type { Command } from './command.ts';
import { oneOf } from './one-of.ts';
import { queueCommand } from './queue-command.ts';

const OUTCOMES = ['granted', 'denied'] as const;

/** Command-line commands for moderation. */
export const moderationCommands: Readonly<Record<string, Command>> = {
  'photos-waiting': queueCommand('photos-waiting', 'read_waiting_photos', waitingPhotos),
  'photo-file': {
    usage: 'photo-file PHOTOID FILE',
    needs: 2,
    run: async ({ args: [photoId = '', file = ''], actor, now }) => {
      await writeFile(file, await pictureForReview(photoId, actor, now), { flag: 'wx' });
      return [`Photo ${photoId} written to ${file}.`];
    },
  },
  'approve-photo': {
    usage: 'approve-photo PHOTOID',
    needs: 1,
    run: async ({ args: [photoId = ''], actor, now }) => {
      await approvePhoto({ photoId, actor, now });
      return [`Photo ${photoId} approved.`];
    },
  },
  'reject-photo': {
    usage: `reject-photo PHOTOID ${photoReasons.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', value = ''], actor, now }) => {
      await rejectPhoto({ photoId, reason: oneOf(photoReasons, value), actor, now });
      return [`Photo ${photoId} rejected.`];
    },
  },
  appeals: queueCommand('appeals', 'read_waiting_appeals', waitingAppeals),
  'decide-appeal': {
    usage: `decide-appeal PHOTOID ${OUTCOMES.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', value = ''], actor, now }) => {
      const outcome = oneOf(OUTCOMES, value);
      await decideAppeal({ photoId, outcome, actor, now });
      return [`Appeal for ${photoId} ${outcome}.`];
    },
  },
  'texts-waiting': queueCommand('texts-waiting', 'read_waiting_texts', waitingTexts),
  'approve-text': {
    usage: 'approve-text PROFILEID MARK',
    needs: 2,
    run: async ({ args: [profileId = '', read = ''], actor, now }) => {
      await reviewText({ profileId, verdict: 'approved', read, actor, now });
      return [`Profile text of ${profileId} approved.`];
    },
  },
  'reject-text': {
    usage: `reject-text PROFILEID ${textReasons.join('|')} [name]`,
    needs: 2,
    run: async ({ args: [profileId = '', value = '', name], actor, now }) => {
      const verdict = oneOf(textReasons, value);
      await reviewText({ profileId, verdict, renames: name === 'name', actor, now });
      return [`Profile text of ${profileId} rejected.`];
    },
  },
};
