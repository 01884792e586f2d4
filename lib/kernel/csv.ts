import papa from 'papaparse';

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

export type CsvCell = string | number | Date | null;

function withoutFormula(cell: CsvCell): CsvCell {
  if (typeof cell !== 'string') return cell;
  return FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
}

/** One CSV line whose cells a spreadsheet does not read as formulas (RFC 4180, without the line break). Pure. */
export function csvLine(cells: readonly CsvCell[]): string {
  return papa.unparse([cells.map(withoutFormula)]);
}
