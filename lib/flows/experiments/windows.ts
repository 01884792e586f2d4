/**
 * Number of days after signup during which newcomers are observed. One day covers only actions of the first
 * visit; beyond four weeks the result comes too late to be useful.
 */
export const WINDOWS = [1, 3, 7, 14, 28] as const;
export type WindowDays = (typeof WINDOWS)[number];

export const USUAL_WINDOW: WindowDays = 7;
