import type { ExternalConsentTool } from '../brands/consent-tool.ts';
import { brandSettings } from '../brands/settings.ts';
import { env } from '../kernel/env.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { isListed } from '../security/outgoing.ts';
import { othersMayRun } from './live-host.ts';

function isAllowed({ script, hosts }: ExternalConsentTool): boolean {
  const { CONSENT_TOOL_HOSTS, PARTNER_STAND_IN } = env();
  const url = new URL(script);
  return (
    (url.origin === PARTNER_STAND_IN || isListed(url, CONSENT_TOOL_HOSTS)) &&
    hosts.every((host) => isListed(new URL(`https://${host}`), CONSENT_TOOL_HOSTS))
  );
}

/**
 * The external consent tool of a brand's pages on this host; null when our banner asks: in the settings, on
 * hosts that are not public, and for a tool with a host outside the deployment's list.
 */
export async function consentToolOf(
  brandId: string,
  host: string,
): Promise<ExternalConsentTool | null> {
  if (!othersMayRun(host)) return null;
  const { consentTool } = await brandSettings(brandId);
  return consentTool !== 'own' && isAllowed(consentTool) ? consentTool : null;
}

/** CSP sources that the tool needs. Pure. */
export function sourcesOfTool({ script, hosts: others }: ExternalConsentTool): ScriptedSources {
  const hosts = [new URL(script).origin, ...others.map((name) => `https://${name}`)];
  return { frame: ["'none'"], connect: hosts, image: hosts, form: [], script: hosts };
}
