// [core §4 Photo upload] [core §5 Photo] [core §7 POST /api/upload/{trackerId}]
// [core §7 GET /api/users/photos/{trackerId}/{photoId}/picture] [core §8 photo_type_refused] [core §8 photos_full]
import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { db } from '#lib/db/client.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { clock, HOUR, after } from '#lib/kernel/clock.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { startProcesses } from '#tests/setup/reused-processes.ts';
import { formWith, onPhotos, photograph, upload } from './form.ts';
import { files, countStored } from './left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
startProcesses();
const HOST = 'dolcevita.localhost:3000';
const LIMIT = 10 * 1024 * 1024;

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});

/** A JPEG of exactly `bytes` bytes: data after the picture is ignored. */
async function weighing(bytes: number): Promise<Buffer> {
  const picture = await photograph();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

describe('an upload', () => {
  test('is stored as a JPEG pending review, visible to its owner only', async () => {
    const { status, body } = await upload(member, formWith(await photograph(2000, 1000)));
    expect(status).toBe(200);
    expect(body.name).toMatch(/^[\da-f]{36}$/);
    expect(body.data).toMatchObject({ name: body.name, state: 'pending', predefinita: false });
    const stored = await photoStore().get(privatePhotoName(body.name));
    expect(await sharp(stored ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
    });
    expect(await photoStore().get(`public/${body.name}.webp`)).toBeNull();
    const own = await onPhotos<ArrayBuffer>(member, 'GET', `/${body.data.id}/picture`);
    expect(await sharp(Buffer.from(own.body)).metadata()).toMatchObject({ format: 'webp' });
    const stranger = await createMember();
    const foreign = await onPhotos(stranger, 'GET', `/${body.data.id}/picture`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    const elsewhere = await onPhotos({ ...stranger, publicId: member.publicId }, 'GET');
    expect(elsewhere.status).toBe(404);
    expect(await db().photoRemoval.count({ where: { objectKey: body.name } })).toBe(0);
  });

  test('is cropped as its sender asked', async () => {
    const crop = JSON.stringify({ x: 0.5, y: 0, width: 0.5, height: 1 });
    const { body } = await upload(member, formWith(await photograph(800, 600), { crop }));
    const row = await db().photo.findUniqueOrThrow({ where: { objectKey: body.name } });
    expect([row.width, row.height]).toEqual([400, 600]);
  });

  test('is stored once when it is retried after a lost answer', async () => {
    const uploadId = randomUUID();
    const bytes = await photograph();
    const once = () => upload(member, formWith(bytes, { uploadId }));
    const answers = await Promise.all([once(), once(), once()]);
    const names = new Set([...answers, await once()].map(({ body }) => body.name));
    expect(names.size).toBe(1);
    expect(await db().photo.count({ where: { profileId: member.profileId } })).toBe(1);
    const someone = await createMember();
    const other = await upload(someone, formWith(bytes, { uploadId }));
    expect([other.status, names.has(other.body.name)]).toEqual([200, false]);
    expect(await db().photo.count({ where: { profileId: someone.profileId } })).toBe(1);
  });

  test('accepts exactly ten megabytes and refuses one byte more', async () => {
    expect((await upload(member, formWith(await weighing(LIMIT)))).status).toBe(200);
    const before = await countStored();
    const { status, body } = await upload(member, formWith(await weighing(LIMIT + 1)));
    expect([status, body.code, body.params['key']]).toEqual([
      413,
      'photo_too_large',
      'grandezza_file',
    ]);
    expect(body.message).toBe('upload-2401');
    expect(await countStored()).toEqual(before);
  });

  test('stops reading a body at the limit', async () => {
    let sent = 0;
    const head = Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    );
    const endless = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(head));
      },
      pull: (controller) => {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const { body } = await upload(member, endless, { type: 'multipart/form-data; boundary=b' });
    expect(body.code).toBe('photo_too_large');
    expect(sent).toBeLessThan(LIMIT + 1024 * 1024);
  });

  test('refuses a photo above the maximum, also when many come at once', async () => {
    const bytes = await photograph();
    const before = files().filter((name) => name.endsWith('.jpg')).length;
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => upload(member, formWith(bytes))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(8).fill(200),
      ...Array<number>(3).fill(409),
    ]);
    const rows = await db().photo.findMany({ where: { profileId: member.profileId } });
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const whole = files().filter((name) => name.endsWith('.jpg')).length;
    expect(whole - before).toBe(8);
    expect(await db().photoRemoval.count()).toBe(0);
  });
});

test('a file without a row, left by a crash, is deleted later', async () => {
  const { body } = await upload(member, formWith(await photograph()));
  // The state before the row is written: the file and its removal entry exist.
  await db().photo.delete({ where: { objectKey: body.name } });
  await db().photoRemoval.create({
    data: { objectKey: body.name, scope: 'all', dueAt: after(clock.now(), HOUR) },
  });
  await removeFiles(clock.now(), 50);
  expect(await photoStore().get(privatePhotoName(body.name))).not.toBeNull();
  await removeFiles(after(clock.now(), 2 * HOUR), 50);
  expect(await photoStore().get(privatePhotoName(body.name))).toBeNull();
  expect(files().filter((name) => name.startsWith(body.name))).toEqual([]);
});

test.each([
  ['announced by its length', LIMIT + 500_000],
  ['one byte', LIMIT + 1],
])(
  'over HTTP a file above the limit gets an answer, not a closed connection (%s)',
  async (_, size) => {
    // The same listener as in `lib/http/listener`.
    const listener = getRequestListener(
      (asked) => {
        const resolved = resolveRequest(HOST, new URL(asked.url).pathname);
        return dispatch({ request: asked, resolved, address: '127.0.0.9' });
      },
      { overrideGlobalObjects: false },
    );
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const form = new Response(formWith(await weighing(size)));
    const bytes = Buffer.from(await form.arrayBuffer());
    const answered = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: `/api/upload/${member.publicId}`,
          headers: {
            host: HOST,
            authorization: `Bearer ${member.token}`,
            'content-type': form.headers.get('content-type') ?? '',
            'content-length': bytes.length,
          },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
          });
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text });
          });
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });
    expect(answered.status).toBe(413);
    expect(answered.text).toContain('photo_too_large');
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
);
