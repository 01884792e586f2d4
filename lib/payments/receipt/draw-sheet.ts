import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';
import type { Sheet } from './sheet.ts';

const MARGIN = 56;
const BAND = 84;
const AMOUNT_WIDTH = 130;

type Page = PDFKit.PDFDocument;

function head(page: Page, sheet: Sheet, display: string): void {
  const { colours } = sheet;
  page.rect(0, 0, page.page.width, BAND).fill(colours.accent);
  page.fillColor(colours.onAccent).font(display).fontSize(26).text(sheet.brand, MARGIN, 28);
  page.fontSize(11).font('Helvetica');
  const width = page.page.width - 2 * MARGIN;
  page.text(sheet.label, MARGIN, 38, { width, align: 'right' });
}

function facts(page: Page, sheet: Sheet, display: string): void {
  const { colours } = sheet;
  page
    .fillColor(colours.ink)
    .font(display)
    .fontSize(20)
    .text(sheet.title, MARGIN, BAND + 34);
  page.moveDown(0.4).font('Helvetica').fontSize(9.5).fillColor(colours.soft);
  for (const line of sheet.company) page.text(line);
  page.moveDown(1.2);
  for (const [label, value] of sheet.facts) {
    const top = page.y;
    page.fillColor(colours.soft).text(label, MARGIN, top, { width: 150 });
    page.fillColor(colours.ink).text(value, MARGIN + 160, top, {
      width: page.page.width - 2 * MARGIN - 160,
    });
    page.moveDown(0.25);
  }
}

function row(page: Page, cells: readonly [string, string], options: { rule: string; gap: number }) {
  const right = page.page.width - MARGIN;
  const top = page.y + options.gap;
  const width = right - MARGIN - AMOUNT_WIDTH;
  const height = page.heightOfString(cells[0], { width });
  page.text(cells[0], MARGIN, top, { width });
  page.text(cells[1], right - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
  const bottom = top + height + options.gap;
  page.moveTo(MARGIN, bottom).lineTo(right, bottom).lineWidth(0.7).stroke(options.rule);
  page.x = MARGIN;
  page.y = bottom;
}

function table(page: Page, sheet: Sheet): void {
  const { colours } = sheet;
  page.y += 18;
  page.font('Helvetica').fontSize(9).fillColor(colours.soft);
  row(page, sheet.columns, { rule: colours.ink, gap: 4 });
  page.fontSize(10.5).fillColor(colours.ink);
  for (const cells of sheet.rows) row(page, cells, { rule: colours.line, gap: 8 });
  page.font('Helvetica-Bold').fontSize(13);
  row(page, sheet.total, { rule: colours.ink, gap: 10 });
}

function notes(page: Page, sheet: Sheet): void {
  const width = page.page.width - 2 * MARGIN;
  page.y += 22;
  page.font('Helvetica').fontSize(9).fillColor(sheet.colours.soft);
  for (const note of sheet.notes) {
    page.text(note, MARGIN, page.y, { width, lineGap: 1.5 });
    page.y += 5;
  }
  if (sheet.notice === null) return;
  page.y += 8;
  page.fillColor(sheet.colours.ink).text(sheet.notice, MARGIN, page.y, { width });
}

const printableSheet = (sheet: Sheet): Sheet =>
  JSON.parse(JSON.stringify(sheet), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as Sheet;

/** The PDF of one sheet, A4. */
export function drawSheet(given: Sheet): Promise<Buffer> {
  const sheet = printableSheet(given);
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${sheet.brand} · ${sheet.label}`, Author: sheet.company[0] ?? sheet.brand },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    page.on('error', reject);
  });
  const display = sheet.serif ? 'Times-Bold' : 'Helvetica-Bold';
  head(page, sheet, display);
  facts(page, sheet, display);
  table(page, sheet);
  notes(page, sheet);
  page.end();
  return done;
}
