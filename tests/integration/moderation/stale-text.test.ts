import { expect, test } from '@jest/globals';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

test('approves only the text that was read, not the text that replaced it', async () => {
  const { token, publicId: trackerId, angelId, profileId: id } = await createMember();
  const member = await viewerOfToken(token);
  const write = (about: string) => {
    const change = { member, trackerId, brand: brandOf('dolcevita'), now: clock.now() };
    return changeProfile({ ...change, fields: { about } });
  };
  const desk = async (...args: string[]) => (await runCommand(args, clock.now())).code;
  await write('Amo le passeggiate');
  const why = 'the evening round';
  const { lines } = await runCommand(['texts-waiting', `--why=${why}`], clock.now());
  const accessEntry = { action: 'read_waiting_texts', purpose: why };
  expect(await db().auditEntry.count({ where: accessEntry })).toBe(1);
  const { mark = '' } = JSON.parse(lines[0] ?? '{}') as { mark?: string };

  await write('Scrivimi altrove');
  expect(await desk('approve-text', angelId, mark)).toBe(1);
  expect(await db().profile.findUnique({ where: { id } })).toMatchObject({ textState: 'pending' });
  await write('Amo le passeggiate');
  expect(await desk('approve-text', angelId, mark)).toBe(0);
  const approved = { subject: id, purpose: 'Command approve-text' };
  expect(await db().auditEntry.count({ where: approved })).toBe(1);
  expect(await db().profile.findUnique({ where: { id } })).toMatchObject({ textState: 'approved' });
});
