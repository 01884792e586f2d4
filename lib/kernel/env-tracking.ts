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

/** What the outside world may learn of visits, and who of it. */
export const trackingVariables = {
  STAGING_HOSTS: list.optional(),
  OTHERS_ON_LOCALHOST: flag.optional(),
  PIXEL_HOSTS: list.optional(),
  AFFILIATE_HOSTS: list.optional(),
};

type TrackingVariables = Readonly<z.output<z.ZodObject<typeof trackingVariables>>>;

/** The same as they stand: whom nobody has listed is told nothing. In the demo the sandbox stands in. Pure. */
export function trackingSettings(given: TrackingVariables, demo: boolean, sandbox: string) {
  return {
    STAGING_HOSTS: given.STAGING_HOSTS ?? [],
    /** Of tests: pages on this machine load what is not ours, as a public host's would. */
    OTHERS_ON_LOCALHOST: demo && given.OTHERS_ON_LOCALHOST === true,
    /** Hosts that a brand's pixel may come from. */
    PIXEL_HOSTS: given.PIXEL_HOSTS ?? [],
    /** Hosts that postbacks may be written to; `*.` before a name stands for any below it. */
    AFFILIATE_HOSTS: given.AFFILIATE_HOSTS ?? [],
    /** The one origin of this machine that pixels may come from and postbacks may reach. */
    PARTNER_STAND_IN: demo ? sandbox : undefined,
  };
}
