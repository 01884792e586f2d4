import { db } from '../db/client.ts';
import { isDay } from '../desk/analytics/days.ts';
import { recountDays, recountLives } from '../desk/analytics/rollup/recount-metrics.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';

/** The desk's analytics. */
export const analyticsCommands: Readonly<Record<string, Command>> = {
  'analytics-recount': {
    usage: 'analytics-recount FROM TO (dates, inclusive; sources of erased members are lost)',
    needs: 2,
    run: async ({ args: [from = '', to = ''], actor, now }) => {
      if (!isDay(from) || !isDay(to) || from > to) fail('input_invalid', { from, to });
      const subject = `${from}..${to}`;
      await audit(db(), { actor, action: 'recount_metrics', subject, now });
      await recountDays({ from, to });
      await recountLives({ from, to }, now);
      return [`Metrics from ${from} to ${to} recounted.`];
    },
  },
};
