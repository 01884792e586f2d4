import { writeFile } from 'node:fs/promises';
import { decideChatAppeal } from '../moderation/photos/decide-chat-appeal.ts';
import { waitingChatAppeals, waitingChatPhotos } from '../moderation/queries.ts';
import { photoReasons } from '../review-queue/reasons.ts';
import {
  approveChatPhoto,
  chatFileForReview,
  rejectChatPhoto,
} from '../moderation/photos/review-chat-photo.ts';
import type { Command } from './command.ts';
import { oneOf } from './one-of.ts';
import { queueCommand } from './queue-command.ts';

const OUTCOMES = ['granted', 'denied'] as const;

/** Command-line commands for reviewing chat photos. */
export const chatPhotoCommands: Readonly<Record<string, Command>> = {
  'chat-photos-waiting': queueCommand(
    'chat-photos-waiting',
    'read_waiting_chat_photos',
    waitingChatPhotos,
  ),
  'chat-photo-file': {
    usage: 'chat-photo-file PHOTOID FILE',
    needs: 2,
    run: async ({ args: [photoId = '', file = ''], actor, now }) => {
      await writeFile(file, await chatFileForReview({ photoId, actor, now }), { flag: 'wx' });
      return [`Photo ${photoId} written to ${file}.`];
    },
  },
  'approve-chat-photo': {
    usage: 'approve-chat-photo PHOTOID',
    needs: 1,
    run: async ({ args: [photoId = ''], actor, now }) => {
      await approveChatPhoto({ photoId, actor, now });
      return [`Photo ${photoId} approved.`];
    },
  },
  'reject-chat-photo': {
    usage: `reject-chat-photo PHOTOID ${photoReasons.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', value = ''], actor, now }) => {
      await rejectChatPhoto({ photoId, reason: oneOf(photoReasons, value), actor, now });
      return [`Photo ${photoId} rejected.`];
    },
  },
  'chat-appeals': queueCommand('chat-appeals', 'read_waiting_chat_appeals', waitingChatAppeals),
  'decide-chat-appeal': {
    usage: `decide-chat-appeal PHOTOID ${OUTCOMES.join('|')}`,
    needs: 2,
    run: async ({ args: [photoId = '', value = ''], actor, now }) => {
      const outcome = oneOf(OUTCOMES, value);
      await decideChatAppeal({ photoId, outcome, actor, now });
      return [`Appeal for ${photoId} ${outcome}.`];
    },
  },
};
