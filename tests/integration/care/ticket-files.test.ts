// [core §8 file_type_refused]
import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { openTicket } from '#lib/care/open-ticket.ts';
import { uploadFile } from '#lib/care/files/upload-file.ts';
import { writeToTicket } from '#lib/care/write-to-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { pdfOf } from '#tests/factories/pdf.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { startProcesses } from '#tests/setup/reused-processes.ts';
import { ask } from '../http/callers.ts';
import { files } from '../media/left-behind.ts';
import { careForm, opens, screenshot, uploads } from './care-upload.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
startProcesses();
const brand = brandOf('dolcevita');

let member: CreatedMember;
beforeEach(async () => {
  await db().ticketFile.deleteMany();
  await db().ticket.deleteMany();
  await db().photoRemoval.deleteMany();
  member = await createMember();
});

/** A visitor has no token: null. */
const uploaded = async (bytes: Buffer, name: string, token: string | null = member.token) => {
  const { status, body } = await uploads(careForm(bytes, name), token ?? undefined);
  if (status !== 200) throw new Error(`refused: ${body.code ?? ''}`);
  return body;
};
const pictureOf = async (by = member) => uploaded(await screenshot(), 'schermata.png', by.token);
const open = async (ids: readonly string[], by = member): Promise<string> =>
  openTicket({
    brand,
    locale: 'it',
    viewer: await viewerOfToken(by.token),
    email: by.email,
    text: 'Ecco la schermata',
    files: ids,
    now: clock.now(),
  });
const visitorOpens = (ids: readonly string[]): Promise<string> =>
  openTicket({
    brand,
    locale: 'it',
    viewer: { kind: 'visitor' },
    email: 'ana@example.test',
    text: 'Aiuto',
    files: ids,
    now: clock.now(),
  });
const expired = { code: 'file_expired' };

describe('a file of a message', () => {
  test('is a picture that was encoded again, without metadata, and private', async () => {
    const given = await screenshot();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const file = await uploaded(given, 'schermata.png');
    expect(file).toMatchObject({ kind: 'picture', name: 'schermata.jpg' });
    const reference = await open([file.id]);
    const { status, headers, bytes } = await opens(reference, file.id, member.token);
    expect(status).toBe(200);
    const { format, exif, width, height } = await sharp(bytes).metadata();
    expect([format, exif, width, height]).toEqual(['jpeg', undefined, 924, 2_000]);
    expect(bytes.length).toBe(file.bytes);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const thumb = await opens(reference, file.id, member.token, 'thumb');
    expect((await sharp(thumb.bytes).metadata()).format).toBe('webp');
    const { objectKey } = await db().ticketFile.findUniqueOrThrow({ where: { id: file.id } });
    expect(await db().photoRemoval.count({ where: { objectKey } })).toBe(0);
    const { answer } = await ticketOf(reference);
    expect(answer.messages).toMatchObject([{ own: true, files: [file] }]);
  });

  test('is a PDF, as it was sent, which is downloaded and never rendered', async () => {
    const given = pdfOf('fattura');
    const file = await uploaded(given, 'Fattura “3”.pdf');
    const reference = await open([]);
    const viewer = await viewerOfToken(member.token);
    const message = { member: viewer, reference, text: 'La fattura', now: clock.now() };
    await writeToTicket({ ...message, files: [file.id] });
    const { headers, bytes } = await opens(reference, file.id, member.token);
    expect(bytes.equals(given)).toBe(true);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Fattura/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const { answer } = await ticketOf(reference);
    expect(answer.messages.map((one) => one.files.length)).toEqual([0, 1]);
  });

  test('is opened by its member only', async () => {
    const file = await pictureOf();
    const reference = await open([file.id]);
    const other = await createMember();
    const own = await open([], other);
    for (const [asked, token] of [
      [reference, other.token],
      [own, other.token],
      [own, member.token],
      ['AAAA-AAAA', member.token],
    ] as const) {
      expect((await opens(asked, file.id, token)).status).toBe(404);
    }
    expect((await opens(reference, 'nonsense', member.token)).status).toBe(404);
    expect((await opens(reference, file.id, member.token)).status).toBe(200);
  });

  test('is not opened before a message has it', async () => {
    const file = await pictureOf();
    const reference = await open([]);
    expect((await opens(reference, file.id, member.token)).status).toBe(404);
  });
});

async function ticketOf(reference: string) {
  const asked = await ask({
    key: 'GET /api/users/tickets/{reference}',
    token: member.token,
    params: { reference },
    headers: { accept: 'application/json' },
  });
  const answer = JSON.parse(asked.text) as { messages: { own: boolean; files: object[] }[] };
  return { ...asked, answer };
}

describe('a file is attached', () => {
  test('once, by who uploaded it', async () => {
    const file = await pictureOf();
    const other = await createMember();
    await expect(open([file.id], other)).rejects.toMatchObject(expired);
    await expect(visitorOpens([file.id])).rejects.toMatchObject(expired);
    await open([file.id]);
    await expect(open([file.id])).rejects.toMatchObject(expired);
    // A refused message leaves no ticket.
    expect(await db().ticket.count()).toBe(1);
  });

  test('to one of two messages sent at once', async () => {
    const file = await pictureOf();
    const both = await Promise.allSettled([open([file.id]), open([file.id])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().ticket.count()).toBe(1);
  });

  test('by a visitor, without an account', async () => {
    const file = await uploaded(pdfOf('x'), 'x.pdf', null);
    const reference = await visitorOpens([file.id]);
    const row = await db().ticketFile.findUniqueOrThrow({
      where: { id: file.id },
      include: { ticket: true },
    });
    expect([row.ticket?.reference, row.memberId, row.by]).toEqual([reference, null, null]);
  });

  test('with at most two others', async () => {
    const ids = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push((await uploaded(pdfOf('x'), 'x.pdf')).id);
    await expect(open(ids)).rejects.toMatchObject({ code: 'input_invalid' });
    await open(ids.slice(0, 3));
    expect(await db().ticketFile.count({ where: { ticketId: { not: null } } })).toBe(3);
  });
});

describe('a refused file gets an error and leaves nothing', () => {
  const bomb = () =>
    sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
  const twoFiles = async (): Promise<FormData> => {
    const form = careForm(await screenshot());
    form.append('file', new Blob([new Uint8Array(pdfOf('x'))]), 'x.pdf');
    return form;
  };
  const megabytes = (count: number) => Buffer.alloc(count * 1_024 * 1_024 + 1, ' ');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  test.each<readonly [string, () => FormData | Promise<FormData>, number, string]>([
    ['a page named as a picture', () => careForm(html), 422, 'file_type_refused'],
    ['a page named as a PDF', () => careForm(html, 'a.pdf'), 422, 'file_type_refused'],
    [
      'a PDF behind a page',
      () => careForm(Buffer.concat([html, pdfOf('x')]), 'a.pdf'),
      422,
      'file_type_refused',
    ],
    [
      'a drawing',
      () => careForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      422,
      'file_type_refused',
    ],
    ['HEIF', () => careForm(Buffer.from('\0\0\0\x18ftypheic....')), 422, 'file_type_refused'],
    ['a picture of 64 million pixels', async () => careForm(await bomb()), 413, 'file_too_large'],
    [
      'half a picture',
      async () => careForm((await screenshot()).subarray(0, 900)),
      422,
      'file_unreadable',
    ],
    [
      'words behind the first bytes of a picture',
      () => careForm(Buffer.from('GIF89a<script>')),
      422,
      'file_unreadable',
    ],
    [
      'a picture over 10 MB',
      async () => careForm(Buffer.concat([await screenshot(), megabytes(10)])),
      413,
      'file_too_large',
    ],
    [
      'a PDF over 5 MB',
      () => careForm(Buffer.concat([Buffer.from('%PDF-1.4\n'), megabytes(5), pdfOf('x')]), 'a.pdf'),
      413,
      'file_too_large',
    ],
    ['an empty file', () => careForm(Buffer.alloc(0)), 422, 'file_missing'],
    ['another field', () => careForm(pdfOf('x'), 'x.pdf', 'avatar'), 422, 'file_missing'],
    ['two files', twoFiles, 422, 'file_missing'],
  ])('%s', async (_, form, status, code) => {
    const before = files();
    const answer = await uploads(await form(), member.token);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(files()).toEqual(before);
    expect([await db().ticketFile.count(), await db().photoRemoval.count()]).toEqual([0, 0]);
  });
});

describe('a file that no message came for', () => {
  test('is deleted after an hour with its row, and cannot be attached then', async () => {
    const before = files();
    const { id } = await pictureOf();
    expect(files()).not.toEqual(before);
    await removeFiles(after(clock.now(), HOUR - MINUTE), 50);
    expect(await db().ticketFile.count()).toBe(1);
    await removeFiles(after(clock.now(), HOUR + MINUTE), 50);
    expect([files(), await db().ticketFile.count()]).toEqual([before, 0]);
    await expect(open([id])).rejects.toMatchObject(expired);
    expect(await db().ticket.count()).toBe(0);
  });

  test('is not attached while its files are being deleted', async () => {
    const { id } = await pictureOf();
    await db().photoRemoval.updateMany({ data: { startedAt: clock.now() } });
    await expect(open([id])).rejects.toMatchObject(expired);
    expect(await db().ticketFile.findUnique({ where: { id } })).toMatchObject({ ticketId: null });
  });

  test('whose row was never written because of a crash is deleted too', async () => {
    const before = files();
    const now = clock.now();
    const owner = { brandId: brand.id, memberId: member.memberId, by: null };
    const { id } = await uploadFile({ owner, bytes: pdfOf('x'), name: 'x.pdf', now });
    // As it is when the process died between the store and the row.
    await db().ticketFile.delete({ where: { id } });
    await removeFiles(after(now, HOUR + MINUTE), 50);
    expect(files()).toEqual(before);
    expect(await db().photoRemoval.count()).toBe(0);
  });

  test('is not stored when its row cannot be', async () => {
    const before = files();
    const owner = { brandId: brand.id, memberId: crypto.randomUUID(), by: null };
    const upload = { owner, bytes: pdfOf('x'), name: 'x.pdf', now: clock.now() };
    await expect(uploadFile(upload)).rejects.toThrow();
    expect(files()).toEqual(before);
  });
});
