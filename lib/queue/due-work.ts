/**
 * Work stored in rows with a due time. `run` claims at most `limit` rows by SKIP LOCKED, processes them and
 * returns how many it found; it is called again until it finds none.
 */
export type DueWork = {
  readonly name: string;
  readonly run: (now: Date, limit: number) => Promise<number>;
};
