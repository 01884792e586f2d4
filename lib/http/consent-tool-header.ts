import type { ExternalConsentTool } from '../brands/consent-tool.ts';

/** Internal header with the consent tool of a visitor's page as percent-encoded JSON; absent when our banner asks. */
export const CONSENT_TOOL_HEADER = 'x-amarena-consent-tool';

/** The header for a page with this tool. Pure. */
export function consentToolHeader(tool: ExternalConsentTool | null): Record<string, string> {
  return tool ? { [CONSENT_TOOL_HEADER]: encodeURIComponent(JSON.stringify(tool)) } : {};
}
