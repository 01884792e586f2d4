// [money §3 Brand row]
import { expect, test } from '@jest/globals';
import { brandSettings, settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { CONSENT_TOOL } from '#tests/factories/consent-tool.ts';

const brandId = 'lumiere';

const set = (json: unknown) =>
  runCommand(['set-brand', brandId, JSON.stringify(json)], clock.now());

async function settings() {
  settingsCache.clear();
  return brandSettings(brandId);
}

test('a brand starts with the settings of its file; operators’ changes apply, and nothing else changes', async () => {
  const before = await settings();
  expect(before).toMatchObject({ defaultFlow: '7', paymentCompany: 'gankomedia' });
  const merchant = { enabled: true, gatewayMerchantId: 'salon', merchantName: 'Salon' };
  expect(await set({ paymentCompany: 'iumob', googlePay: merchant })).toMatchObject({ code: 0 });
  expect(await settings()).toEqual({
    ...before,
    paymentCompany: 'iumob',
    googlePay: { ...merchant, environment: 'TEST' },
  });
  expect(await set({ defaultFlow: '21' })).toMatchObject({ code: 0 });
  expect(await settings()).toMatchObject({ defaultFlow: '21', paymentCompany: 'iumob' });
  const written = await db().auditEntry.findMany({
    where: { action: 'brand.settings', subject: brandId },
    orderBy: { at: 'desc' },
    take: 1,
  });
  expect(written[0]).toMatchObject({ data: { defaultFlow: '21' } });
});

test('a brand may use an external consent tool, and return to our banner', async () => {
  expect(await settings()).toMatchObject({ consentTool: 'own' });
  expect(await set({ consentTool: CONSENT_TOOL })).toMatchObject({ code: 0 });
  expect(await settings()).toMatchObject({ consentTool: CONSENT_TOOL });
  expect(await set({ mainstream: true })).toMatchObject({ code: 0 });
  expect(await settings()).toMatchObject({ consentTool: CONSENT_TOOL, mainstream: true });
  expect(await set({ consentTool: 'own' })).toMatchObject({ code: 0 });
  expect(await settings()).toMatchObject({ consentTool: 'own' });
});

test.each([
  [{ paymentCompany: 'somebody' }, 'input_invalid'],
  [{ consentTool: 'bought' }, 'input_invalid'],
  [{ consentTool: { ...CONSENT_TOOL, script: 'javascript:alert(1)' } }, 'input_invalid'],
  [
    { consentTool: { ...CONSENT_TOOL, hosts: ["x.example; script-src 'unsafe-inline'"] } },
    'input_invalid',
  ],
  [
    { consentTool: { ...CONSENT_TOOL, signal: { ...CONSENT_TOOL.signal, groups: 'a b' } } },
    'input_invalid',
  ],
  [{ colour: 'red' }, 'input_invalid'],
  [{ googlePay: { enabled: true, environment: 'PRODUCTION' } }, 'input_invalid'],
  [{ defaultFlow: 'nowhere' }, 'flow_unknown'],
])('%j is refused and nothing is stored', async (json, code) => {
  const before = await db().brandSettings.count({ where: { brandId } });
  const { code: exit, lines } = await set(json);
  expect([exit, lines.join(' ')]).toEqual([1, expect.stringContaining(code)]);
  expect(await db().brandSettings.count({ where: { brandId } })).toBe(before);
});
