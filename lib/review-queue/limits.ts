/** After this time a pending item is approved where nobody reviews (`AUTO_MODERATE`). */
export const AUTO_REVIEW_SECONDS = 10;
