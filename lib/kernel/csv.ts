/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

export type CsvCell = string | number | Date | null;

function cell(value: CsvCell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One CSV line whose cells a spreadsheet does not read as formulas (RFC 4180, without the line break). Pure. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cell).join(',');
}
