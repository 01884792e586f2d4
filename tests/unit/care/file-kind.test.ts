import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { fileKind } from '#lib/care/files/file-kind.ts';
import { fileName } from '#lib/care/files/file-name.ts';
import { CARE_FILE_NAME_MAX_LENGTH } from '#lib/care/limits.ts';
import { pdfOf } from '#tests/factories/pdf.ts';

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });

describe('the kind of a file', () => {
  test.each([
    ['a JPEG', () => dot.clone().jpeg().toBuffer()],
    ['a PNG', () => dot.clone().png().toBuffer()],
    ['a GIF', () => dot.clone().gif().toBuffer()],
    ['a WebP', () => dot.clone().webp().toBuffer()],
  ])('is a picture for %s', async (_, bytes) => {
    expect(fileKind(await bytes())).toBe('picture');
  });

  test('is a PDF for one that begins and ends as one', () => {
    expect(fileKind(pdfOf('Ciao'))).toBe('pdf');
    expect(fileKind(pdfOf('Ciao').subarray(0, -8))).toBeNull();
    expect(fileKind(Buffer.concat([Buffer.from('<html>'), pdfOf('Ciao')]))).toBeNull();
  });

  test.each([
    ['a page', '<!doctype html><script>1</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an archive', 'PK\x03\x04'],
    ['HEIF', '\0\0\0\x18ftypheic'],
    ['a text', 'hello'],
    ['nothing', ''],
  ])('is none for %s', (_, text) => {
    expect(fileKind(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('the name of a file', () => {
  test.each([
    ['IMG_0042.HEIC', 'IMG_0042.jpg'],
    ['ricevuta n. 3.pdf', 'ricevuta n. 3.jpg'],
    ['../../etc/passwd', 'etc passwd.jpg'],
    ['C:\\Users\\ada\\foto.png', 'C Users ada foto.jpg'],
    ['a"b\r\nSet-Cookie: x', 'a b Set-Cookie x.jpg'],
    ['gpj.\u202Eexe', 'gpj. exe.jpg'],
    ['', 'picture.jpg'],
    ['.htaccess', 'picture.jpg'],
    ['   ', 'picture.jpg'],
  ])('of %j is %j', (given, shown) => {
    expect(fileName(given, 'picture')).toBe(shown);
  });

  test('has the extension of what the file is, and a limit', () => {
    expect(fileName('photo.jpg', 'pdf')).toBe('photo.pdf');
    const long = fileName(`${'ü'.repeat(500)}.pdf`, 'pdf');
    expect([long.length, long.endsWith('ü.pdf')]).toEqual([CARE_FILE_NAME_MAX_LENGTH, true]);
  });

  test('is whole at the limit where a character has two halves', () => {
    expect(fileName('😀'.repeat(90), 'pdf').isWellFormed()).toBe(true);
    expect(fileName(`a${'😀'.repeat(90)}`, 'pdf').isWellFormed()).toBe(true);
  });
});
