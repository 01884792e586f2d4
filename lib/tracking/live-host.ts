import { env } from '../kernel/env.ts';

/** Local host names, with any subdomain. */
const LOCAL = /(?:^|\.)(?:localhost|local|test|internal)$|^127\.|^\[?::1\]?$/;

/**
 * Whether a host is public: neither local nor a staging host. This one rule disables third-party scripts and
 * visitor analytics on all other hosts. Pure.
 */
export function isPublicHost(host: string, stagingHosts: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === '' || LOCAL.test(name)) return false;
  return !stagingHosts.some((staging) => name === staging || name.endsWith(`.${staging}`));
}

/**
 * Whether pages of this host may load third-party resources. On other hosts only a test enables it, by an
 * environment variable.
 */
export function othersMayRun(host: string): boolean {
  const { APP_ENV, STAGING_HOSTS, OTHERS_ON_LOCALHOST } = env();
  if (OTHERS_ON_LOCALHOST) return true;
  return APP_ENV === 'production' && isPublicHost(host, STAGING_HOSTS);
}

/** Whether browser events of this host are counted in the analytics. The demo counts its own. */
export function isHostCounted(host: string): boolean {
  const { DEMO, STAGING_HOSTS } = env();
  return DEMO || isPublicHost(host, STAGING_HOSTS);
}
