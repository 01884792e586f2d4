import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PlainError } from '../common/plain-error.mjs';
import { engineEnvironment } from './engine.mjs';

const CREDITS = 20_000;

// Runs in the worker's container, by the app's own verbs: members of a load test write more than anyone buys.
const script = (trackerIds) => `
  import { randomUUID } from 'node:crypto';
  import { loadSecrets } from './docker/secrets.mjs';
  loadSecrets();
  const { db, inTransaction } = await import('./lib/db/client.ts');
  const { grantCredits } = await import('./lib/credits/grant-credits.ts');
  const { deriveLevel } = await import('./lib/credits/derive-level.ts');
  const members = await db().user.findMany({ where: { publicId: { in: ${JSON.stringify(trackerIds)} } } });
  for (const { id: memberId } of members) {
    await inTransaction(async (tx) => {
      const now = new Date();
      const given = { memberId, bucket: 'bought', amount: ${CREDITS}, uniqueKey: randomUUID(), now };
      await grantCredits(tx, { ...given, reason: 'purchase' });
      await deriveLevel(tx, memberId, now);
    });
  }
  process.exit(members.length === ${trackerIds.length} ? 0 : 1);
`;

export async function giveCredits(trackerIds) {
  const args = ['exec', '-i', 'amarena-worker-1', 'node', '--input-type=module', '-'];
  const env = Object.assign({}, process.env, engineEnvironment);
  const child = spawn('podman', args, { env });
  child.stdin.end(script(trackerIds));
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new PlainError(`No credits were given:\n${output.trim()}`);
}
