// [core §4 Photo upload]
import { describe, expect, test } from '@jest/globals';
import { pictureType } from '#lib/media/rendering/picture-type.ts';
import { isPlainSvg } from '#lib/media/rendering/plain-svg.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90" ${attributes}>${inside}</svg>`,
  );

describe('a self-contained drawing', () => {
  test.each([
    ['shapes', svg('<!-- a sun --><circle cx="9" cy="9" r="4" fill="#c33"/>')],
    ['inner references', svg('<defs><path id="p" d="M0 0h9"/></defs><use href="#p"/>')],
    ['old inner references', svg('<defs><path id="p" d="M0 0h9"/></defs><use xlink:href="#p"/>')],
    [
      'a gradient',
      svg('<linearGradient id="g"/><rect fill="url(#g)" style="stroke:url(\'#g\')"/>'),
    ],
    ['a style', svg('<style><![CDATA[.a{fill:#00f}]]></style><rect class="a"/>')],
    ['words', svg('<text>Ciao &amp; a presto &#233;</text>')],
  ])('with %s is accepted', (_, bytes) => {
    expect(isPlainSvg(bytes)).toBe(true);
  });

  test('may begin with a declaration, a byte order mark and comments', () => {
    const bytes = Buffer.concat([
      Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n'),
      svg('<rect/>'),
    ]);
    expect(pictureType(bytes)).toBe('svg');
    expect(isPlainSvg(bytes)).toBe(true);
  });
});

// Each of these blocked the process: for half an hour, for minutes, for seconds.
describe('a text that looks like the beginning of a drawing', () => {
  test.each([
    ['comments', '<!---->'.repeat(585)],
    ['declarations', '<?xml ?>'.repeat(500)],
    ['white space', ' '.repeat(4_000)],
  ])('is judged at once with many %s', (_, text) => {
    expect(pictureType(Buffer.from(text))).toBeNull();
  });

  test.each([
    ['unfinished references', 'url(#'],
    ['spaces in a reference', 'url( '],
    ['unfinished addresses', 'href="#'],
    ['handlers', ' onx'],
  ])('is refused at once with a megabyte of %s', (_, part) => {
    const text = part.repeat(Math.floor((1024 * 1024 - 200) / part.length));
    expect(isPlainSvg(svg(text))).toBe(part === ' onx');
  });
});

describe('a drawing with external references or scripts', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of another name', svg('<svg:script>alert(1)</svg:script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['a handler on the root', svg('', 'onload="alert(1)"')],
    ['a handler after a line break', svg('<rect\nonclick = "alert(1)"/>')],
    ['an image of the network', svg('<image href="http://127.0.0.1:9/x.png"/>')],
    ['an image of the disk', svg('<image xlink:href="file:///etc/passwd"/>')],
    ['an image within', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a filter image', svg('<filter><feImage href="#a"/></filter>')],
    ['a use of the network', svg('<use href="https://a.example/b.svg#c"/>')],
    ['a use in single quotes', svg("<use href='//a.example/b.svg#c'/>")],
    ['a use with a written-out character', svg('<use href="&#104;ttp://a.example/#c"/>')],
    ['a reference without quotes', svg('<use href=http://a.example/ />')],
    ['a link', svg('<a href="https://a.example"><rect/></a>')],
    ['a script address', svg('<a href="javascript:alert(1)"><rect/></a>')],
    ['a fill of the network', svg('<rect fill="url(http://a.example/#g)"/>')],
    ['a style of the network', svg('<style>@import "http://a.example/a.css";</style>')],
    ['a font of the network', svg('<style>@font-face{src:url("//a.example/f")}</style>')],
    ['a style written with escapes', svg('<style>@\\69mport "http://a.example";</style>')],
    ['a style written with references', svg('<style>&#64;import "http://a.example";</style>')],
    ['a page inside', svg('<foreignObject><p/></foreignObject>')],
    [
      'an animated reference',
      svg('<use href="#a"><set attributeName="href" to="//a.example"/></use>'),
    ],
    ['an entity', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('&a;')])],
    [
      'an outer definition',
      Buffer.concat([Buffer.from('<!DOCTYPE svg SYSTEM "http://a.example/d">'), svg('')]),
    ],
    [
      'a style sheet of the network',
      Buffer.concat([Buffer.from('<?xml-stylesheet href="http://a.example/a.css"?>'), svg('')]),
    ],
    [
      'another encoding',
      Buffer.concat([Buffer.from('<?xml version="1.0" encoding="utf-7"?>'), svg('')]),
    ],
    ['bytes that are no text', Buffer.concat([svg(''), Buffer.from([0xc3, 0x28])])],
    ['more text than a drawing has', svg(' '.repeat(1024 * 1024))],
  ])('is refused with %s', (_, bytes) => {
    expect(isPlainSvg(bytes)).toBe(false);
  });

  test('is not recognised in two-byte characters', () => {
    const hidden = Buffer.from(`\uFEFF${svg('<script/>').toString()}`, 'utf16le');
    expect(pictureType(hidden)).toBeNull();
  });
});

describe('the type of a file', () => {
  const ftyp = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);
  test.each(['heic', 'heix', 'mif1', 'avif', 'avis', 'mp42'])('refuses ftyp %s', (brand) => {
    expect(pictureType(ftyp(brand))).toBeNull();
  });

  test.each([
    ['a page', '<!doctype html><svg/>'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\x03\x04'],
    ['a bitmap', 'BM66'],
    ['a TIFF', 'II*\0'],
    ['words', 'hello <svg>'],
    ['nothing', ''],
    ['a packed drawing', '\x1f\x8b\x08'],
  ])('refuses %s', (_, text) => {
    expect(pictureType(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
