/** A standard rate in basis points and the date from which it applies; newest first. */
type Rate = readonly [since: string, basisPoints: number];

/**
 * Standard VAT rates of the EU member states. Electronic services to consumers are taxed at the rate of the
 * buyer's country (Directive 2006/112/EC, art. 58). Lists only rates that can apply to our orders, which
 * start at the end of 2026, and recent changes, with which the dates can be tested.
 */
export const VAT_RATES: Readonly<Record<string, readonly [Rate, ...Rate[]]>> = {
  at: [['2016-01-01', 2_000]],
  be: [['1996-01-01', 2_100]],
  bg: [['1999-01-01', 2_000]],
  cy: [['2014-01-13', 1_900]],
  cz: [['2013-01-01', 2_100]],
  de: [['2021-01-01', 1_900]],
  dk: [['1992-01-01', 2_500]],
  ee: [
    ['2025-07-01', 2_400],
    ['2024-01-01', 2_200],
  ],
  es: [['2012-09-01', 2_100]],
  fi: [
    ['2024-09-01', 2_550],
    ['2013-01-01', 2_400],
  ],
  fr: [['2014-01-01', 2_000]],
  gr: [['2016-06-01', 2_400]],
  hr: [['2012-03-01', 2_500]],
  hu: [['2012-01-01', 2_700]],
  ie: [['2021-03-01', 2_300]],
  it: [['2013-10-01', 2_200]],
  lt: [['2009-09-01', 2_100]],
  lu: [['2024-01-01', 1_700]],
  lv: [['2012-07-01', 2_100]],
  mt: [['2004-01-01', 1_800]],
  nl: [['2012-10-01', 2_100]],
  pl: [['2011-01-01', 2_300]],
  pt: [['2011-01-01', 2_300]],
  ro: [
    ['2025-08-01', 2_100],
    ['2017-01-01', 1_900],
  ],
  se: [['1990-07-01', 2_500]],
  si: [['2013-07-01', 2_200]],
  sk: [
    ['2025-01-01', 2_300],
    ['2011-01-01', 2_000],
  ],
};
