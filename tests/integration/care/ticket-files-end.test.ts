import { beforeEach, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { enforceRetention } from '#lib/accounts/erasure/enforce-retention.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { gatherPhotos } from '#lib/accounts/export/gather-photos.ts';
import { zipOf } from '#lib/accounts/export/zip-file.ts';
import { closeTicket } from '#lib/care/close-ticket.ts';
import { uploadFile } from '#lib/care/files/upload-file.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { replyToTicket } from '#lib/care/reply-to-ticket.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { pdfOf } from '#tests/factories/pdf.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { files } from '../media/left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const brand = brandOf('dolcevita');
const actor = 'command-line:test';

let member: CreatedMember;
let reference = '';
let before: string[] = [];
beforeEach(async () => {
  await db().ticketFile.deleteMany();
  await db().ticket.deleteMany();
  await db().photoRemoval.deleteMany();
  member = await createMember();
  before = files();
  const { memberId } = member;
  const now = clock.now();
  const own = { brandId: brand.id, memberId, by: null };
  const { id } = await uploadFile({ owner: own, bytes: pdfOf('mine'), name: 'mia.pdf', now });
  const viewer = await viewerOfToken(member.token);
  const sender = { brand, locale: 'it', viewer, email: member.email } as const;
  reference = await openTicket({ ...sender, text: 'Ecco', files: [id], now });
  const care = { brandId: brand.id, memberId: null, by: actor };
  // Ids are in the order of time.
  const later = after(now, 1);
  const ours = { owner: care, bytes: pdfOf('ours'), name: 'nota.pdf' };
  const answer = await uploadFile({ ...ours, now: later });
  await replyToTicket({ reference, text: 'La nota', files: [answer.id], actor, now });
  // Uploaded for a message that was not sent.
  await uploadFile({ owner: own, bytes: pdfOf('late'), name: 'tardi.pdf', now });
});

test('the data export has the files of both sides', async () => {
  const data = await gatherData(member.memberId, clock.now());
  expect(data['ticket_files']).toMatchObject([
    { reference, by: 'you', name: 'mia.pdf', kind: 'pdf' },
    { reference, by: 'customer care', name: 'nota.pdf', kind: 'pdf' },
  ]);
  const zip = unzipSync(await zipOf(await gatherPhotos(member.memberId)));
  const [mine, ours] = ['ticket-files/1.pdf', 'ticket-files/2.pdf'].map((name) =>
    Buffer.from(zip[name] ?? []),
  );
  expect([mine?.equals(pdfOf('mine')), ours?.equals(pdfOf('ours'))]).toEqual([true, true]);
});

test('an erasure deletes the files of both sides, and those that were not sent', async () => {
  const now = clock.now();
  await inTransaction((tx) => eraseAccount(tx, member.memberId, now));
  expect(await db().ticketFile.count()).toBe(0);
  await removeFiles(now, 50);
  expect(files()).toEqual(before);
});

test('files are deleted with the ticket when it is older than tickets are stored', async () => {
  await closeTicket({ reference, actor, now: clock.now() });
  const years = after(clock.now(), 3 * 365 * DAY);
  await enforceRetention(after(years, -DAY));
  expect(await db().ticket.count()).toBe(1);
  await enforceRetention(after(years, DAY));
  expect(await db().ticket.count()).toBe(0);
  await removeFiles(after(years, DAY), 50);
  expect([files(), await db().ticketFile.count()]).toEqual([before, 0]);
});
