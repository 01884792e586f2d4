import { expect, test } from '@jest/globals';
import { browserName } from '#lib/tracking/browser-name.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0';

test.each([
  [`${CHROME} Safari/537.36`, 'chrome-desk'],
  [`${CHROME} Safari/537.36 Edg/142.0`, 'edge-desk'],
  [`${CHROME} Mobile Safari/537.36 SamsungBrowser/28.0`, 'samsung-phone'],
  [`${CHROME} Safari/537.36 OPR/120.0`, 'opera-desk'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'firefox-phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'safari-phone',
  ],
  ['', 'other-desk'],
])('%s', (userAgent, browser) => {
  expect(browserName(userAgent)).toBe(browser);
});
