import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPage } from '#lib/chat/previews/read-page.ts';

const read = (html: string, type = 'text/html') => readPage(Buffer.from(html), type);

describe('what a page says about itself', () => {
  test('is read from its Open Graph elements first', () => {
    const html = `<!doctype html><html><head><title>Shop | Home</title>
      <meta property="og:title" content="A lake &amp; a boat">
      <meta name="description" content="Long">
      <meta property="og:description" content="Short">
      <meta property="og:image" content="/a.jpg"></head><body>`;
    expect(read(html)).toEqual({
      title: 'A lake & a boat',
      description: 'Short',
      image: '/a.jpg',
    });
  });

  test('is its title and description otherwise, without a picture', () => {
    const html = '<title> A\n  lake </title><meta name="description" content=" Water. ">';
    expect(read(html)).toEqual({ title: 'A lake', description: 'Water.', image: null });
  });

  test.each([
    ['nothing', ''],
    ['an empty title', '<title>  </title>'],
    ['a title in the body', '<body><svg><title>Icon</title></svg>'],
    ['elements of the body', '<body><meta property="og:title" content="No">'],
  ])('is nothing for a page with %s', (_, html) => {
    expect(read(html)).toBeNull();
  });

  test('is cut to a length, without marks that turn the text around it', () => {
    const { title = '', description = '' } =
      read(
        `<title>\u202e${'è'.repeat(500)}</title><meta name="description" content="${'x '.repeat(900)}">`,
      ) ?? {};
    expect([[...title].length, title.at(-1), title.includes('\u202e')]).toEqual([200, '…', false]);
    expect([...description].length).toBe(400);
  });

  test('is text, whatever it contains', () => {
    expect(read('<title>&lt;script>alert(1)&lt;/script></title>')?.title).toBe(
      '<script>alert(1)</script>',
    );
  });

  test.each([
    ['the header', 'text/html; charset=iso-8859-1', ''],
    ['the page', 'text/html', '<meta charset="iso-8859-1">'],
  ])('is read in the encoding that %s names', (_, type, head) => {
    const bytes = Buffer.from(`${head}<title>Perché</title>`, 'latin1');
    expect(readPage(bytes, type)?.title).toBe('Perché');
  });

  test('is read in some way for an unknown encoding', () => {
    expect(read('<title>Ciao</title>', 'text/html; charset=klingon')?.title).toBe('Ciao');
  });

  test('never fails, and never has a control character', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, text) => {
        const html = Buffer.concat([Buffer.from(`<title>${text}`), bytes]);
        const page = readPage(html, 'text/html');
        return page === null || !/[\p{Cc}\p{Cf}]/u.test(page.title + page.description);
      }),
    );
  });
});
