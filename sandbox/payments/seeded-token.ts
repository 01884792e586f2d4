/** A token of a demo's seed, whose members never paid here: `prisma/seed/desk/money/bank.ts` writes them. */
const SEEDED = /^(?:seeded-|cst_seeded_|mdt_seeded_)/;

/** Whether a stored payment method is charged although it was not made here. Pure. */
export function isSeeded(token: string | undefined): boolean {
  return token !== undefined && SEEDED.test(token);
}
