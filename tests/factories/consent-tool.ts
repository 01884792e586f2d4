import type { ExternalConsentTool } from '#lib/brands/consent-tool.ts';

/** An external consent tool with the names of OneTrust. */
export const CONSENT_TOOL: ExternalConsentTool = {
  script: 'https://cdn.consent.example/otSDKStub.js',
  siteId: 'site-1',
  hosts: ['geolocation.consent.example'],
  signal: {
    event: 'OneTrustGroupsUpdated',
    groups: 'OnetrustActiveGroups',
    measuring: 'C0002',
    marketing: 'C0004',
    chosenCookie: 'OptanonAlertBoxClosed',
    preferences: 'OneTrust.ToggleInfoDisplay',
  },
};
