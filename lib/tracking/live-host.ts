import { env } from '../kernel/env.ts';

/** Names of this machine, whatever stands before them. */
const LOCAL = /(?:^|\.)(?:localhost|local|test|internal)$|^127\.|^\[?::1\]?$/;

/**
 * Whether a host is one that the public visits: neither this machine nor a staging host. The one rule by
 * which scripts of others and figures of visitors are off everywhere else. Pure.
 */
export function isPublicHost(host: string, stagingHosts: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === '' || LOCAL.test(name)) return false;
  return !stagingHosts.some((staging) => name === staging || name.endsWith(`.${staging}`));
}

/** Whether pages of this host may load what is not ours. Elsewhere only a test says so, by the environment. */
export function othersMayRun(host: string): boolean {
  const { APP_ENV, STAGING_HOSTS, OTHERS_ON_LOCALHOST } = env();
  if (OTHERS_ON_LOCALHOST) return true;
  return APP_ENV === 'production' && isPublicHost(host, STAGING_HOSTS);
}

/** Whether what browsers tell of this host goes into the figures. The demo's figures are about the demo. */
export function isHostCounted(host: string): boolean {
  const { DEMO, STAGING_HOSTS } = env();
  return DEMO || isPublicHost(host, STAGING_HOSTS);
}
