export type Changes = Readonly<Record<string, unknown>>;

/** A CHECK constraint, and a row that it must refuse: a row of the table with these columns changed. */
export type Check = readonly [name: string, table: string, changes: Changes, where: string];

export const LATER = '2027-01-01T00:00:00Z';
export const SOME_ID = '11111111-1111-4111-8111-111111111111';
export const ANY = 'true';
export const OTHER_ID = '00000000-0000-7000-8000-000000000000';
