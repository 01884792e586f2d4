import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { env } from '#lib/kernel/env.ts';
import { createMember } from '#tests/factories/member.ts';

/** The log output of a process on this database that logs the error of `call`. */
function logged(call: string): string {
  const program = `
    import { db } from './lib/db/client.ts';
    import { pool } from './lib/db/pool.ts';
    import { log } from './lib/kernel/log.ts';
    await ${call}.catch((err) => log().error({ err, requestId: 'request-7' }, 'a call failed'));
    await pool().end();`;
  const run = ['--input-type=module', '-e', program];
  const variables = { ...process.env, DATABASE_URL: env().DATABASE_URL, LOG_LEVEL: 'info' };
  return execFileSync(process.execPath, run, { env: variables, encoding: 'utf8' });
}

test.each([
  ['of our own', (id: string) => `pool().query("update users set level = 9 where id = '${id}'")`],
  [
    'of the client',
    (id: string) => `db().user.update({ where: { id: '${id}' }, data: { level: 9 } })`,
  ],
])('a statement %s that the database refuses is logged without its row', async (_, call) => {
  const { memberId, email } = await createMember();
  const line = logged(call(memberId));
  expect(JSON.parse(line)).toMatchObject({ event: 'a call failed', requestId: 'request-7' });
  expect(line).toContain('users_level_range');
  expect(line).not.toContain(email);
  expect(line).not.toContain('argon2');
});

test('an invalid call of the client is logged without its values', async () => {
  const { memberId } = await createMember();
  const data = "{ createdAt: new Date(NaN), surname: ['canary', 4712].join('-') }";
  const line = logged(`db().user.update({ where: { id: '${memberId}' }, data: ${data} })`);
  expect(line).toContain('createdAt');
  expect(line).not.toContain('canary-4712');
});
