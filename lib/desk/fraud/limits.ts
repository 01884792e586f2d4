/** Newest accounts that one page of the fraud page looks at. */
export const ACCOUNTS_A_PAGE = 50;
/** Decisions shown beside the groups. */
export const DECISIONS_SHOWN = 20;
