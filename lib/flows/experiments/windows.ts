/**
 * For how many days after their signup newcomers are counted. Within one day only deeds of the first visit are
 * seen; after more than four weeks the answer would come when the question is old.
 */
export const WINDOWS = [1, 3, 7, 14, 28] as const;
export type WindowDays = (typeof WINDOWS)[number];

export const USUAL_WINDOW: WindowDays = 7;
