/** A spreadsheet would take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

export type CsvCell = string | number | Date | null;

function cell(value: CsvCell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cells as a spreadsheet reads them in one line, no cell as a formula (RFC 4180, without the line's end). Pure. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cell).join(',');
}
