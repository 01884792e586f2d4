import papa from 'papaparse';

/**
 * A spreadsheet takes a cell that begins like this for a formula, full-width signs too. One that separates by
 * semicolons or tabs, as in most of our countries, begins a cell at each of them, quoted or not.
 */
const FORMULA = /(^|[;\t\r\n])(?=[ "']*[=+\-@＝＋－＠])/gu;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

export type CsvCell = string | number | Date | null;

/**
 * An amount below zero may stay a number, except first in its line: read by semicolons, its cell goes on after the
 * comma.
 */
function withoutFormula(cell: CsvCell, column: number): CsvCell {
  if (typeof cell !== 'string') return cell;
  return AMOUNT.test(cell) && (column > 0 || !cell.startsWith('-'))
    ? cell
    : cell.replace(FORMULA, "$1'").replace(/^(?=[\t\r\n])/u, "'");
}

/** One CSV line whose cells a spreadsheet does not read as formulas (RFC 4180, without the line break). Pure. */
export function csvLine(cells: readonly CsvCell[]): string {
  return papa.unparse([cells.map(withoutFormula)]);
}
