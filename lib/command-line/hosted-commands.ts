import { brandById } from '../brands/registry.ts';
import { releaseConversation } from '../hosted/release-conversation.ts';
import { openConversations } from '../hosted/open-conversations.ts';
import { takeOver } from '../hosted/take-over.ts';
import { waitingTasks } from '../hosted/waiting-tasks.ts';
import { writeAsOperator } from '../hosted/write-as-operator.ts';
import { fail } from '../kernel/errors.ts';
import type { Command } from './command.ts';
import { queueCommand } from './queue-command.ts';
import { replyToMember } from '../staff/reply-to-member.ts';
import { pauseBrand, resumeBrand } from '../staff/pause-brand.ts';
import { setBrand } from '../staff/set-brand.ts';
import { setLimits } from '../staff/set-limits.ts';

/** Command-line commands for operators who answer for hosted profiles. */
export const hostedCommands: Readonly<Record<string, Command>> = {
  waiting: queueCommand('waiting', 'read_waiting_replies', waitingTasks),
  reply: {
    usage: 'reply TASKID TEXT',
    needs: 2,
    run: async ({ args: [taskId = '', ...rest], actor, now }) => {
      await replyToMember({ taskId, text: rest.join(' '), actor, now });
      return [`Reply to task ${taskId} sent.`];
    },
  },
  conversations: queueCommand('conversations', 'read_hosted_conversations', openConversations),
  'take-over': {
    usage: 'take-over TRACKERID ANGELID',
    needs: 2,
    run: async ({ args: [trackerId = '', angelId = ''], actor, now }) => {
      const until = await takeOver({ trackerId, angelId, actor, now });
      return [`Conversation taken over until ${until.toISOString()}; each message extends it.`];
    },
  },
  say: {
    usage: 'say TRACKERID ANGELID TEXT',
    needs: 3,
    run: async ({ args: [trackerId = '', angelId = '', ...rest], actor, now }) => {
      await writeAsOperator({ trackerId, angelId, text: rest.join(' '), actor, now });
      return ['Message sent.'];
    },
  },
  'hand-back': {
    usage: 'hand-back TRACKERID ANGELID',
    needs: 2,
    run: async ({ args: [trackerId = '', angelId = ''], actor, now }) => {
      await releaseConversation({ trackerId, angelId, actor, now });
      return ['Conversation handed back.'];
    },
  },
  'set-brand': {
    usage: 'set-brand BRAND JSON',
    needs: 2,
    run: async ({ args: [brandId = '', json = ''], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      await setBrand({ brand, json, actor, now });
      return [`Settings of ${brand.name} apply within five seconds.`];
    },
  },
  'pause-brand': {
    usage: 'pause-brand BRAND',
    needs: 1,
    run: async ({ args: [brandId = ''], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      await pauseBrand({ brand, actor, now });
      return [`${brand.name} answers nobody from now on; its members wait.`];
    },
  },
  'resume-brand': {
    usage: 'resume-brand BRAND',
    needs: 1,
    run: async ({ args: [brandId = ''], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      await resumeBrand({ brand, actor, now });
      return [`${brand.name} answers again within a second.`];
    },
  },
  'set-limits': {
    usage: 'set-limits BRAND JSON',
    needs: 2,
    run: async ({ args: [brandId = '', json = ''], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      await setLimits({ brand, json, actor, now });
      return [`Limits of ${brand.name} apply within five seconds.`];
    },
  },
};
