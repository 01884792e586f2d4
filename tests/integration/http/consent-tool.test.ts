// [finding 75] [money §3 Brand row]
import { afterEach, expect, test } from '@jest/globals';
import type { ExternalConsentTool } from '#lib/brands/consent-tool.ts';
import { settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { CONSENT_TOOL_HEADER } from '#lib/http/consent-tool-header.ts';
import { env } from '#lib/kernel/env.ts';
import { CONSENT_TOOL } from '#tests/factories/consent-tool.ts';
import { policyOf } from '#tests/setup/policy.ts';
import { inProcessListener } from './in-process-listener.ts';

const { ask, rendered } = inProcessListener();

const [LOADED = ''] = CONSENT_TOOL.hosts;
const SCRIPT = new URL(CONSENT_TOOL.script);
const HOSTS = [SCRIPT.origin, `https://${LOADED}`];
const LISTED = [SCRIPT.host, LOADED];

async function configure(consentTool: ExternalConsentTool | 'own', listed = LISTED): Promise<void> {
  Object.assign(env(), { OTHERS_ON_LOCALHOST: true, CONSENT_TOOL_HOSTS: listed });
  await db().brandSettings.updateMany({ where: { brandId: 'dolcevita' }, data: { consentTool } });
  settingsCache.clear();
}

afterEach(async () => {
  await configure('own', []);
  Object.assign(env(), { OTHERS_ON_LOCALHOST: false });
});

/** The policy's hosts for scripts, calls and images, and the tool that the page was rendered with. */
async function open(path: string) {
  rendered.length = 0;
  const { headers } = await ask(path);
  const policy = policyOf(String(headers['content-security-policy']));
  const named = ['script-src', 'connect-src', 'img-src'].map((name) =>
    HOSTS.filter((host) => policy.get(name)?.includes(host)),
  );
  const given = rendered[0]?.headers[CONSENT_TOOL_HEADER];
  const tool =
    typeof given === 'string' ? (JSON.parse(decodeURIComponent(given)) as unknown) : null;
  return { named, tool };
}

const NONE = [[], [], []];

test.each([
  ['a cached page', '/'],
  ['a page with data', '/asignup?mail=a%40example.test'],
])('%s gets the brand’s external consent tool and the hosts that it needs', async (_, path) => {
  await configure(CONSENT_TOOL);
  expect(await open(path)).toEqual({ named: [HOSTS, HOSTS, HOSTS], tool: CONSENT_TOOL });
  await configure({ ...CONSENT_TOOL, signal: { ...CONSENT_TOOL.signal, measuring: 'C9' } });
  expect(await open(path)).toMatchObject({ tool: { signal: { measuring: 'C9' } } });
  await configure('own');
  expect((await open(path)).named).toEqual(NONE);
});

test.each([
  ['whose script is from a host that the deployment does not list', LISTED.slice(1)],
  ['that loads from a host that the deployment does not list', LISTED.slice(0, 1)],
])('a tool %s is not used', async (_, listed) => {
  await configure(CONSENT_TOOL, listed);
  expect(await open('/asignup')).toEqual({ named: NONE, tool: null });
});

test('no tool is used on a local host', async () => {
  await configure(CONSENT_TOOL);
  Object.assign(env(), { OTHERS_ON_LOCALHOST: false });
  expect(await open('/asignup')).toEqual({ named: NONE, tool: null });
});

test('a tool named by a caller’s header is not used', async () => {
  rendered.length = 0;
  await ask('/asignup', { headers: { [CONSENT_TOOL_HEADER]: encodeURIComponent('{}') } });
  expect(rendered[0]?.headers[CONSENT_TOOL_HEADER]).toBeUndefined();
});
