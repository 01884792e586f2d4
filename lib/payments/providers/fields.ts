/** A provider's JSON, with nothing validated. */
export type Fields = Readonly<Record<string, unknown>>;

export const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
