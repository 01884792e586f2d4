import { describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { inflateSync } from 'node:zlib';
import { drawSheet } from '#lib/payments/receipt/draw-sheet.ts';
import { printable } from '#lib/payments/receipt/printable.ts';
import type { Sheet } from '#lib/payments/receipt/sheet.ts';

const SHEET: Sheet = {
  brand: 'Dolcevita',
  serif: false,
  colours: {
    ink: '#111111',
    soft: '#444444',
    line: '#999999',
    accent: '#aa0000',
    onAccent: '#fff',
  },
  title: 'Receipt',
  label: 'No. 2026-000001',
  company: ['Ganko Media S.r.l.'],
  facts: [['Buyer', 'ada@example.test']],
  columns: ['Item', 'Amount'],
  rows: [['150 credits', '€24.90']],
  total: ['Total', '€24.90'],
  notes: ['Terms of 2026'],
  notice: null,
};

/** Width of a value beside its label, in points. */
const VALUE_WIDTH = 595.28 - 2 * 56 - 160;

/** What is printed, line by line: the strings of each text operator, in Latin-1. */
async function printed(change: Partial<Sheet>) {
  const pdf = await drawSheet({ ...SHEET, ...change });
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, data = '']) => {
      try {
        return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const lines = [...streams.join('\n').matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
  return { raw, lines, pages: [...raw.matchAll(/\/Type \/Page\b/g)].length };
}

describe('a document', () => {
  test('prints control and direction characters of a name as nothing or a space', async () => {
    const buyer = 'Ada\r\nTotal\u0000 €0.00\u202Egpj\u200B\u0007';
    const { lines } = await printed({ facts: [['Buyer', buyer]] });
    expect(lines).toContain('Ada  Total  \x800.00gpj ');
  });

  test('never prints a character that the font lacks as another letter or digit', async () => {
    // The last byte of each of these is a digit, a letter or a sign.
    const buyer = 'б中ı愛 1 234,56 − ’';
    const { lines } = await printed({ facts: [['Buyer', buyer]] });
    expect(lines).toContain('???? 1 234,56 - \x92');
    expect(printable('Zoë Åström – “ﬁancé”')).toBe('Zoë Åström – “?ancé”');
  });

  test('takes the syntax of PDF as text', async () => {
    const attack =
      ') Tj ET >> endobj 1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
    const { raw, lines, pages } = await printed({
      facts: [['Buyer', attack]],
      company: [attack],
      rows: [[attack, '€1']],
      label: `\\) ${attack}`,
    });
    expect(raw).not.toMatch(/^[^(]*\/OpenAction/m);
    expect([...raw.matchAll(/^1 0 obj$/gm)]).toHaveLength(1);
    expect(lines.join('')).toContain(') Tj ET >> endobj');
    expect(pages).toBe(1);
  });

  test('breaks long names and addresses inside their column, whole', async () => {
    const address = `${'w'.repeat(120)}@${'m'.repeat(130)}.it`;
    const { lines, pages } = await printed({ facts: [['Buyer', address]] });
    const from = lines.findIndex((line) => line === 'Buyer') + 1;
    const to = lines.findIndex((line) => line === 'Item');
    const value = lines.slice(from, to);
    expect(value.join('')).toBe(address);
    const page = new PDFDocument().font('Helvetica').fontSize(9.5);
    const widths = value.map((line) => page.widthOfString(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(VALUE_WIDTH);
    expect(pages).toBe(1);
  });
});
