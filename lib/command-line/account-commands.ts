import { brandById } from '../brands/registry.ts';
import { knownLocale } from '../brands/schema.ts';
import { fail } from '../kernel/errors.ts';
import { sendNews } from '../mailing/send-news.ts';
import type { Command } from './command.ts';
import { eraseMember, exportMember, cancelMemberErasure } from '../staff/erase-member.ts';
import { writeExternalLink } from '../staff/write-external-link.ts';

/** Account actions of customer care at a member's request, and news to those who subscribed. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'export-member': {
    usage: 'export-member TRACKERID',
    needs: 1,
    run: async ({ args: [trackerId = ''], actor, now }) => {
      const id = await exportMember({ trackerId, actor, now });
      return [`Export ${id} started; the member is notified by email.`];
    },
  },
  'erase-member': {
    usage: 'erase-member TRACKERID',
    needs: 1,
    run: async ({ args: [trackerId = ''], actor, now }) => {
      const at = await eraseMember({ trackerId, actor, now });
      return [`${trackerId} is hidden; erasure at ${at.toISOString()}.`];
    },
  },
  'keep-member': {
    usage: 'keep-member TRACKERID',
    needs: 1,
    run: async ({ args: [trackerId = ''], actor, now }) => {
      await cancelMemberErasure({ trackerId, actor, now });
      return [`Erasure of ${trackerId} cancelled.`];
    },
  },
  'external-link': {
    usage: 'external-link BRAND LANGUAGE ADDRESS PATH',
    needs: 4,
    run: async ({ args: [brandId = '', language = '', email = '', target = ''], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      const locale = knownLocale(language) ?? fail('not_found');
      return [await writeExternalLink({ brand, locale, email, target, actor, now })];
    },
  },
  'send-news': {
    usage: 'send-news BRAND LANGUAGE TITLE TEXT',
    needs: 4,
    run: async ({ args: [brandId = '', language = '', title = '', ...rest], actor, now }) => {
      const brand = brandById(brandId) ?? fail('not_found');
      const locale = knownLocale(language) ?? fail('not_found');
      const text = rest.join(' ');
      const count = await sendNews({ brand, locale, title, text, actor, now });
      return [`Queued for ${count} members.`];
    },
  },
};
