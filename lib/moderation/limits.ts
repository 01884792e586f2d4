/** Characters of a report's text. */
export const REPORT_MAX_LENGTH = 1_000;
/** Characters of the joined texts when further reports are added to an open one. */
export const JOINED_REPORTS_MAX_LENGTH = 5_000;
