import type { Prisma } from '../../db/generated/client.ts';

export type RetentionLine = {
  /** What is deleted. */
  readonly what: string;
  readonly table: string;
  /** How long it is kept, in days, counted from `from`. */
  readonly days: number;
  readonly from: string;
  /** The rule or need behind the time. */
  readonly source: string;
} & (
  | {
      /** Deletes what is older than `before`; what must outlive it is left out by the statement itself. */
      readonly remove: (before: Date) => Prisma.Sql;
    }
  | {
      /** The accounts that are erased as a whole. */
      readonly erase: (before: Date) => Prisma.UserWhereInput;
    }
);
