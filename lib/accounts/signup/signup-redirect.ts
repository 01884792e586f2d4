import { z } from 'zod';
import { redirectLimits, type SignupRedirect } from '../../brands/limits-schema.ts';
import { brandLink } from '../../brands/links.ts';
import { brandById } from '../../brands/registry.ts';
import { brandSettings } from '../../brands/settings.ts';
import { log } from '../../kernel/log.ts';

/** Validates only these limits: errors in the others must not block a signup. */
const limitsSchema = z.object(redirectLimits);

type Asked = {
  readonly brandId: string;
  readonly locale: string;
  readonly source: string | undefined;
  readonly campaignId: string | undefined;
  readonly country: string | undefined;
};

function fits(given: SignupRedirect, asked: Asked): boolean {
  return (['source', 'campaignId', 'country'] as const).every(
    (name) => given[name] === undefined || given[name] === asked[name],
  );
}

/**
 * Where this signup belongs, if not here: the first matching rule of the brand whose target is one of our
 * brands or on the brand's list of hosts. A target outside the list is never followed.
 */
export async function signupRedirect(asked: Asked): Promise<string | undefined> {
  const { limits } = await brandSettings(asked.brandId);
  const parsed = limitsSchema.safeParse(limits);
  if (!parsed.success) {
    log().error({ brandId: asked.brandId }, 'signup redirects ignored: brand limits are invalid');
    return undefined;
  }
  for (const { to } of parsed.data.signupRedirects.filter((given) => fits(given, asked))) {
    if ('url' in to) {
      if (parsed.data.redirectHosts.includes(new URL(to.url).host)) return to.url;
    } else if (brandById(to.brandId)) {
      return brandLink(to.brandId, to.path, asked.locale);
    }
  }
  return undefined;
}
