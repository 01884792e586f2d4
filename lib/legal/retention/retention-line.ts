import type { Prisma } from '../../db/generated/client.ts';

export type RetentionLine = {
  /** What is deleted. */
  readonly what: string;
  readonly table: string;
  /** How long it is stored, in days, counted from `from`. */
  readonly days: number;
  readonly from: string;
  /** The rule or need behind the period. */
  readonly source: string;
} & (
  | {
      /** Deletes rows older than `before`; the statement itself excludes those that must be stored longer. */
      readonly remove: (before: Date) => Prisma.Sql;
    }
  | {
      /** Selects the accounts to erase as a whole. */
      readonly erase: (before: Date) => Prisma.UserWhereInput;
    }
);
