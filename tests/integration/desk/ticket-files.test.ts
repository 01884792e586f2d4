import { beforeEach, describe, expect, test } from '@jest/globals';
import { uploadFile } from '#lib/care/files/upload-file.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { pdfOf } from '#tests/factories/pdf.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { careForm, opens, screenshot } from '../care/care-upload.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const { received } = mailServer();
const FILE = 'GET /api/desk/tickets/{reference}/files/{fileId}';
const UPLOAD = 'POST /api/desk/tickets/{reference}/files';
const REPLY = 'POST /api/desk/tickets/{reference}/reply';
const purpose = 'Ticket';

type Person = Awaited<ReturnType<typeof createOperator>>;
let person: Person;
let member: CreatedMember;
beforeEach(async () => {
  await db().ticketFile.deleteMany();
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
  member = await createMember();
});

async function write(bytes: Buffer, name: string, by = member) {
  const now = clock.now();
  const brand = brandOf(by.brandId);
  const owner = { brandId: brand.id, memberId: by.memberId, by: null };
  const { id } = await uploadFile({ owner, bytes, name, now });
  const viewer = await viewerOfToken(by.token);
  const sender = { brand, viewer, email: by.email, locale: brand.locales.default };
  return { fileId: id, reference: await openTicket({ ...sender, text: 'Ecco', files: [id], now }) };
}
const open = (params: { reference: string; fileId: string }, { token } = person, size = 'full') =>
  askDesk(FILE, { token, params, purpose, query: { size } });
async function uploads(reference: string, bytes: Buffer, name: string, { token } = person) {
  const form = careForm(bytes, name);
  const { status, answer } = await askDesk(UPLOAD, { token, params: { reference }, purpose, form });
  return { status, id: String(answer['id']), answer };
}
const reply = (reference: string, files: readonly string[], { token } = person, seen = 0) =>
  askDesk(REPLY, { token, params: { reference }, purpose, body: { text: 'Eccoci', seen, files } });

describe('the files of a ticket', () => {
  test('are listed by their message and opened, each with an entry in the access log', async () => {
    const ticket = await write(await screenshot(), 'schermata.png');
    const asked = { token: person.token, params: ticket, purpose };
    const { answer } = await askDesk('GET /api/desk/tickets/{reference}', asked);
    const file = { id: ticket.fileId, kind: 'picture', name: 'schermata.jpg' };
    expect(answer).toMatchObject({ messages: [{ from: 'sender', files: [file] }] });
    expect(await open(ticket, person, 'thumb')).toMatchObject({
      status: 200,
      answer: { type: 'image/webp' },
    });
    expect(await open(ticket)).toMatchObject({ status: 200, answer: { type: 'image/jpeg' } });
    const entries = await db().auditEntry.findMany({
      where: { actor: `operator:${person.id}`, action: FILE },
      orderBy: { id: 'asc' },
    });
    const shown = entries.map(({ subject, brandId, purpose: why, data }) => [
      subject,
      brandId,
      why,
      (data as { size?: string }).size,
    ]);
    expect(shown).toEqual([
      [ticket.reference, 'dolcevita', purpose, 'thumb'],
      [ticket.reference, 'dolcevita', purpose, 'full'],
    ]);
    expect(JSON.stringify(entries[0]?.data)).toContain(ticket.fileId);
  });

  test('are not opened by operators of other brands, by other references or without a purpose', async () => {
    const ticket = await write(pdfOf('x'), 'x.pdf');
    const elsewhere = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect(await open(ticket, elsewhere)).toMatchObject({ status: 404 });
    const other = await write(pdfOf('y'), 'y.pdf');
    expect(await open({ ...ticket, reference: other.reference })).toMatchObject({ status: 404 });
    const nameless = { token: person.token, params: ticket };
    expect(await askDesk(FILE, nameless)).toMatchObject({ code: 'purpose_missing' });
    const { status, headers } = await open(ticket);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('move to the ticket that the messages are merged into', async () => {
    const from = await write(pdfOf('x'), 'x.pdf');
    const to = await write(pdfOf('y'), 'y.pdf');
    await askDesk('POST /api/desk/tickets/{reference}/merge', {
      token: person.token,
      params: from,
      purpose,
      body: { into: to.reference },
    });
    const asked = { token: person.token, params: to, purpose };
    const { answer } = await askDesk('GET /api/desk/tickets/{reference}', asked);
    const names = (answer['messages'] as { files: { name: string }[] }[]).map(({ files }) =>
      files.map(({ name }) => name),
    );
    expect(names).toHaveLength(2);
    expect(names).toContainEqual(['x.pdf']);
    expect(names).toContainEqual(['y.pdf']);
    // By its own reference too, which leads to the other one.
    expect((await opens(from.reference, from.fileId, member.token)).status).toBe(200);
    expect(await open({ ...to, fileId: from.fileId })).toMatchObject({ status: 200 });
  });
});

describe('a reply with files', () => {
  test('is mailed with them, and shows them to the member', async () => {
    const { reference } = await write(pdfOf('x'), 'x.pdf');
    const picture = await uploads(reference, await screenshot(), 'guida.png');
    const pdf = await uploads(reference, pdfOf('modulo'), 'Modulo di rimborso.pdf');
    expect([picture.status, pdf.status]).toEqual([200, 200]);
    await db().mailMessage.deleteMany();
    expect(await reply(reference, [picture.id, pdf.id])).toMatchObject({ status: 200 });
    await sendDueMail(clock.now(), 10);
    const [mail] = received;
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['guida.jpg', 'image/jpeg'],
      ['Modulo di rimborso.pdf', 'application/pdf'],
    ]);
    const content = mail?.attachments[1]?.content as ArrayBuffer;
    expect(Buffer.from(content).equals(pdfOf('modulo'))).toBe(true);
    expect((await opens(reference, pdf.id, member.token)).status).toBe(200);
    const { data } = await db().auditEntry.findFirstOrThrow({
      where: { action: 'ticket.reply', subject: reference },
    });
    expect(data).toMatchObject({ files: 2 });
    const uploaded = { actor: `operator:${person.id}`, action: 'ticket.upload_file' };
    expect(await db().auditEntry.count({ where: { ...uploaded, subject: reference } })).toBe(2);
  });

  test('is refused with a file of a colleague, of a member or that has expired, and sends nothing', async () => {
    const { reference, fileId } = await write(pdfOf('x'), 'x.pdf');
    const colleague = await createOperator({ role: 'care' });
    const theirs = await uploads(reference, pdfOf('y'), 'y.pdf', colleague);
    const late = await uploads(reference, pdfOf('z'), 'z.pdf');
    await db().mailMessage.deleteMany();
    for (const id of [theirs.id, fileId]) {
      expect(await reply(reference, [id])).toMatchObject({ status: 409, code: 'file_expired' });
    }
    await removeFiles(after(clock.now(), HOUR + MINUTE), 50);
    expect(await reply(reference, [late.id])).toMatchObject({ code: 'file_expired' });
    expect([await db().ticketMessage.count(), await db().mailMessage.count()]).toEqual([0, 0]);
  });

  test('is mailed without a file that was deleted meanwhile', async () => {
    const { reference } = await write(pdfOf('x'), 'x.pdf');
    const { id } = await uploads(reference, pdfOf('y'), 'y.pdf');
    await db().mailMessage.deleteMany();
    await reply(reference, [id]);
    const { objectKey } = await db().ticketFile.findUniqueOrThrow({ where: { id } });
    await db().photoRemoval.create({ data: { objectKey, scope: 'all', dueAt: clock.now() } });
    await removeFiles(clock.now(), 50);
    await sendDueMail(clock.now(), 10);
    expect(received.map(({ attachments }) => attachments.length)).toEqual([0]);
  });

  test('is not uploaded to by an operator of another brand, nor with another type of file', async () => {
    const { reference } = await write(pdfOf('x'), 'x.pdf');
    const elsewhere = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect((await uploads(reference, pdfOf('y'), 'y.pdf', elsewhere)).status).toBe(404);
    const refused = await uploads(reference, Buffer.from('<html>'), 'y.pdf');
    expect([refused.status, refused.answer['code']]).toEqual([422, 'file_type_refused']);
  });
});
