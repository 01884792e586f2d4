import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { pathToFileURL } from 'node:url';
import { db } from '../db/client.ts';
import { pool } from '../db/pool.ts';
import { clock } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import { withRequest } from '../kernel/request-context.ts';
import { accountCommands } from './account-commands.ts';
import { affiliateCommands } from './affiliate-commands.ts';
import type { Command } from './command.ts';
import { chatPhotoCommands } from './chat-photo-commands.ts';
import { analyticsCommands } from './analytics-commands.ts';
import { findMember } from './find-member.ts';
import { flowCommands } from './flow-commands.ts';
import { hostedCommands } from './hosted-commands.ts';
import { moderationCommands } from './moderation-commands.ts';
import { declarationCommands } from './declaration-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { noticeCommands } from './notice-commands.ts';
import { operatorCommands } from './operator-commands.ts';
import { purposeIn } from '../staff/purpose.ts';
import { reactivateMember } from '../staff/reactivate-member.ts';
import { reportCommands } from './report-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { publishToServer } from './publish-to-server.ts';
import { ticketCommands } from './ticket-commands.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  'find-member': {
    usage: 'find-member ADDRESS|TRACKERID',
    needs: 1,
    run: async ({ args: [wanted = ''], actor, now }) => {
      const found = await findMember(wanted, actor, now);
      return found.length === 0
        ? ['No members found.']
        : found.map((member) => JSON.stringify(member));
    },
  },
  'reactivate-member': {
    usage: 'reactivate-member TRACKERID',
    needs: 1,
    run: async ({ args: [trackerId = ''], actor, now }) => {
      await reactivateMember({ trackerId, reason: 'own_request', actor, now });
      return [`${trackerId} reactivated.`];
    },
  },
  ...accountCommands,
  ...moderationCommands,
  ...chatPhotoCommands,
  ...reportCommands,
  ...hostedCommands,
  ...noticeCommands,
  ...moneyCommands,
  ...declarationCommands,
  ...flowCommands,
  ...affiliateCommands,
  ...reviewCommands,
  ...ticketCommands,
  ...operatorCommands,
  ...analyticsCommands,
};

function usage(): string[] {
  return [
    'Usage: npm run desk -- COMMAND … [--why=REASON]',
    ...Object.values(COMMANDS).map((one) => `  ${one.usage}`),
  ];
}

const WHY = '--why=';

/**
 * Runs one staff command; anyone with access to the server's command line counts as staff. The audit log
 * records the text of `--why=`, or the command's name, as the purpose. Returns exit code and output lines.
 */
export async function runCommand(
  argv: readonly string[],
  now: Date,
): Promise<{ code: number; lines: readonly string[] }> {
  const [verb = '', ...args] = argv.filter((arg) => !arg.startsWith(WHY));
  const why = argv.find((arg) => arg.startsWith(WHY))?.slice(WHY.length) ?? '';
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command || args.length < command.needs) return { code: 2, lines: usage() };
  try {
    const actor = `command-line:${userInfo().username}`;
    const purpose = purposeIn(why) ?? `Command ${verb}`;
    const call = { requestId: randomUUID(), method: 'COMMAND', purpose, made: [] };
    return { code: 0, lines: await withRequest(call, () => command.run({ args, actor, now })) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { code: 1, lines: [`${verb}: ${error.code} ${JSON.stringify(error.params)}`] };
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const said = publishToServer();
  const { code, lines } = await runCommand(process.argv.slice(2), clock.now());
  process.stdout.write(`${lines.join('\n')}\n`);
  await said();
  await db().$disconnect();
  await pool().end();
  process.exitCode = code;
}
