import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { consentHistory } from '#lib/consents/queries.ts';
import { termsToAccept } from '#lib/consents/terms-to-accept.ts';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { publishLegalTexts } from '#lib/legal/publish-legal-texts.ts';
import { currentText, textOfVersion, textVersions } from '#lib/legal/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

const SOURCES = join('prisma', 'seed', 'legal');
const brand = brandOf('dolcevita');

afterEach(() => {
  clock.setOffset(0);
});

/** Publishes the source texts with one change in the Italian terms, or another text, a few minutes later. */
async function publishChanged(
  change: (text: string) => string,
  changed = 'terms.it.html',
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'amarena-legal-'));
  try {
    await cp(SOURCES, folder, { recursive: true });
    const file = join(folder, changed);
    await writeFile(file, change(await readFile(file, 'utf8')));
    clock.setOffset(5 * MINUTE);
    await publishLegalTexts(db(), clock.now(), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function memberHere() {
  const { token, memberId } = await createMember();
  const member = await findSession(token);
  if (!member) throw new Error('session not found');
  return { member, memberId };
}

const corrected = (terms: string) => terms.replace('Chi siamo', 'Noi');
const newEdition = (terms: string) =>
  terms.replace('Chi siamo', 'Noi, e tu').replace('data-edition="1"', 'data-edition="2"');

test('publishes a correction as a new version without asking for consent, and keeps both readable', async () => {
  const { memberId } = await memberHere();
  expect(await termsToAccept(memberId, brand, 'it')).toBeNull();
  await publishChanged(corrected);
  expect(await termsToAccept(memberId, brand, 'it')).toBeNull();
  const versions = await textVersions(brand, 'terms', 'it');
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await textOfVersion(brand, 'terms', 'it', 1)).html).toContain('Chi siamo');
  expect((await textOfVersion(brand, 'terms', 'it', 2)).html).not.toContain('Chi siamo');
  expect((await currentText(brand, 'terms', 'it')).version).toBe(2);
  await expect(textOfVersion(brand, 'terms', 'it', 3)).rejects.toMatchObject({ code: 'not_found' });
  // The signup checkbox names the version that is accepted from now on.
  expect((await currentText(brand, 'consent_terms1', 'it')).html).toContain('/legal/terms/2');
});

test('asks once about a new edition, and stores the accepted version with the consent', async () => {
  const { member, memberId } = await memberHere();
  const before = (await textVersions(brand, 'terms', 'it'))[0]?.version ?? 0;
  await publishChanged(newEdition);
  const asked = await termsToAccept(memberId, brand, 'it');
  expect(asked?.html).toContain(`/legal/terms/${before + 1}"`);
  // A language whose text has the same edition as before needs no new consent.
  expect(await termsToAccept(memberId, brand, 'fr')).toBeNull();
  const change = (granted: boolean, readVersion?: number) =>
    changeConsent({
      member,
      purpose: 'terms',
      granted,
      readVersion,
      locale: 'it',
      now: clock.now(),
    });
  await expect(change(true, 1)).rejects.toMatchObject({ code: 'consent_outdated' });
  await expect(change(false)).rejects.toMatchObject({ code: 'input_invalid' });
  expect(await termsToAccept(memberId, brand, 'it')).not.toBeNull();
  await Promise.all([change(true, asked?.readVersion), change(true, asked?.readVersion)]);
  expect(await termsToAccept(memberId, brand, 'it')).toBeNull();
  const actions = (await consentHistory(memberId)).filter(({ purpose }) => purpose === 'terms');
  expect(actions.map(({ granted }) => granted)).toEqual([true, true]);
  expect(actions[0]?.textVersion).toBe(asked?.readVersion);
  expect(actions[0]?.html).toContain(`/legal/terms/${before + 1}"`);
  expect(actions[1]?.html).toContain(`/legal/terms/${before}"`);
});

test('asks for no consent because of a new edition of the privacy notice, which new consents name', async () => {
  const { memberId } = await memberHere();
  const orientation = async () =>
    (await consentHistory(memberId)).filter(({ purpose }) => purpose === 'orientation');
  const [given] = await orientation();
  const before = (await textVersions(brand, 'privacy', 'it'))[0]?.version ?? 0;
  const [, named = ''] =
    /data-edition="(\d+)"\s+href="\/legal\/privacy\/\d+"/.exec(given?.html ?? '') ?? [];
  const next = String(Number(named) + 1);
  await publishChanged(
    (notice) =>
      notice
        .replace(`data-edition="${named}"`, `data-edition="${next}"`)
        .replace('</aside>', '<p>Noi</p></aside>'),
    'privacy.it.html',
  );
  expect(await termsToAccept(memberId, brand, 'it')).toBeNull();
  expect(await orientation()).toEqual([given]);
  const { html } = await currentText(brand, 'consent_terms2', 'it');
  expect(html).toContain(`data-edition="${next}"`);
  expect(html).toContain(`/legal/privacy/${before + 1}"`);
});
