import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== ''),
);

/** Environment variables that decide which visit data third parties receive, and which third parties. */
export const trackingVariables = {
  STAGING_HOSTS: list.optional(),
  OTHERS_ON_LOCALHOST: flag.optional(),
  PIXEL_HOSTS: list.optional(),
  CONSENT_TOOL_HOSTS: list.optional(),
  AFFILIATE_HOSTS: list.optional(),
};

type TrackingVariables = Readonly<z.output<z.ZodObject<typeof trackingVariables>>>;

/**
 * The tracking settings: a host that is not listed receives nothing. In the demo the sandbox stands in for
 * the partners. Pure.
 */
export function trackingSettings(given: TrackingVariables, demo: boolean, sandbox: string) {
  return {
    STAGING_HOSTS: given.STAGING_HOSTS ?? [],
    /** For tests: pages on this machine load third-party content, as on a public host. */
    OTHERS_ON_LOCALHOST: demo && given.OTHERS_ON_LOCALHOST === true,
    /** Hosts that a brand's pixel may come from. */
    PIXEL_HOSTS: given.PIXEL_HOSTS ?? [],
    /** Hosts that a brand's external consent tool may load from. */
    CONSENT_TOOL_HOSTS: given.CONSENT_TOOL_HOSTS ?? [],
    /** Hosts that postbacks may be sent to; `*.` before a name matches every subdomain. */
    AFFILIATE_HOSTS: given.AFFILIATE_HOSTS ?? [],
    /** The one origin on this machine that pixels and consent tools may come from and postbacks may be sent to. */
    PARTNER_STAND_IN: demo ? sandbox : undefined,
  };
}
