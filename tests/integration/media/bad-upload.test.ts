// [core §5 Photo] [core §8 photo_type_refused]
import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { startProcesses } from '#tests/setup/reused-processes.ts';
import { formWith, photograph, upload } from './form.ts';
import { countStored } from './left-behind.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
startProcesses();

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});

describe('a bad upload gets an error and stores nothing', () => {
  const png = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).png();
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  const pair = async (): Promise<FormData> => {
    const form = formWith(await photograph());
    form.append('avatar', new Blob([new Uint8Array(await photograph())]), 'second.jpg');
    return form;
  };
  const named = async (name: string): Promise<FormData> => {
    const form = new FormData();
    form.set(name, new Blob([new Uint8Array(await photograph())]), 'a.jpg');
    return form;
  };
  const cases: readonly (readonly [string, () => BodyInit | Promise<BodyInit>, number, string])[] =
    [
      [
        'HEIF by the name of a JPEG',
        () => formWith(Buffer.from('\0\0\0\x18ftypheic....')),
        422,
        'photo_type_refused',
      ],
      ['AVIF', async () => formWith(await png().avif().toBuffer()), 422, 'photo_type_refused'],
      ['a document', () => formWith(Buffer.from('%PDF-1.7')), 422, 'photo_type_refused'],
      [
        'a drawing with a script',
        () => formWith(svg('<script>1</script>')),
        422,
        'photo_type_refused',
      ],
      [
        'a drawing of the network',
        () => formWith(svg('<image href="http://127.0.0.1/a"/>')),
        422,
        'photo_type_refused',
      ],
      [
        'half a photo',
        async () => formWith((await photograph()).subarray(0, 400)),
        422,
        'photo_unreadable',
      ],
      [
        'words behind a photo’s first bytes',
        () => formWith(Buffer.from('GIF89a<script>')),
        422,
        'photo_unreadable',
      ],
      ['an empty file', () => formWith(Buffer.alloc(0)), 422, 'photo_missing'],
      ['no file', () => new FormData(), 422, 'photo_missing'],
      ['a file under another name', () => named('picture'), 422, 'photo_missing'],
      ['two files', pair, 422, 'photo_missing'],
      [
        'a text instead of a file',
        () => new URLSearchParams({ avatar: 'x' }),
        422,
        'photo_missing',
      ],
      [
        'a crop outside',
        async () =>
          formWith(await photograph(), { crop: '{"x":0.9,"y":0,"width":0.9,"height":1}' }),
        422,
        'input_invalid',
      ],
      [
        'a crop that is none',
        async () => formWith(await photograph(), { crop: 'left' }),
        422,
        'input_invalid',
      ],
      [
        'an upload id that is none',
        async () => formWith(await photograph(), { uploadId: '1' }),
        422,
        'input_invalid',
      ],
    ];
  test.each(cases)('%s', async (_, form, status, code) => {
    const before = await countStored();
    const answer = await upload(member, await form());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await countStored()).toEqual(before);
  });

  test.each([
    ['no form at all', 'multipart/form-data', '--'],
    [
      'a form that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc',
    ],
    ['JSON', 'application/json', '{"avatar":"x"}'],
  ])('%s', async (_, type, text) => {
    const { status, body } = await upload(member, text, { type });
    expect([status, body.code]).toEqual([422, 'photo_missing']);
  });

  test('without a session, and for another member', async () => {
    const form = formWith(await photograph());
    const before = await countStored();
    const anonymous = await upload(member, form, { token: undefined });
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated']);
    const other = await createMember();
    const foreign = await upload(member, form, { publicId: other.publicId });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect(await countStored()).toEqual(before);
  });
});
