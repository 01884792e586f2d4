import { fail } from '../kernel/errors.ts';
import { dismissReport, upholdReport } from '../moderation/reports/decide-report.ts';
import { openReports } from '../moderation/queries.ts';
import { photoReasons, textReasons } from '../review-queue/reasons.ts';
import type { Consequence } from '../moderation/measures/restrict-member.ts';
import type { Command } from './command.ts';
import { oneOf } from './one-of.ts';
import { queueCommand } from './queue-command.ts';

function consequenceOf([kind = '', first = '', second = '']: readonly string[]): Consequence {
  switch (kind) {
    case 'none':
    case 'disabled':
      return { kind };
    case 'text':
      return { kind, reason: oneOf(textReasons, first) };
    case 'photo':
      return { kind, photoId: first, reason: oneOf(photoReasons, second) };
    default:
      return fail('input_invalid', { known: 'none text photo disabled' });
  }
}

/** Command-line commands for deciding reports. */
export const reportCommands: Readonly<Record<string, Command>> = {
  reports: queueCommand('reports', 'read_reports', openReports),
  'uphold-report': {
    usage: 'uphold-report REPORTID none | text REASON | photo PHOTOID REASON | disabled',
    needs: 2,
    run: async ({ args: [reportId = '', ...rest], actor, now }) => {
      await upholdReport({ reportId, consequence: consequenceOf(rest), actor, now });
      return [`Report ${reportId} upheld; both members are notified.`];
    },
  },
  'dismiss-report': {
    usage: 'dismiss-report REPORTID',
    needs: 1,
    run: async ({ args: [reportId = ''], actor, now }) => {
      await dismissReport({ reportId, actor, now });
      return [`Report ${reportId} dismissed; the reporter is notified.`];
    },
  },
};
