import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { ReportDialog } from '#components/safety/report-dialog.tsx';
import { UnlessBlocked } from '#components/safety/unless-blocked.tsx';
import type { SafetyPeer } from '#components/safety/types.ts';
import type { BrandId } from '#lib/brands/schema.ts';
import { reportReasons } from '#lib/review-queue/reasons.ts';
import { descriptionOf } from '../accounts/described.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { containing } from '../support/copy.ts';
import { untilFocused } from '../support/focus.ts';
import { renderMember } from '../support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { createPeer } from './peer.ts';
import { fill } from '../support/fill.ts';

const KEY = 'POST /api/users/report';

function Shown({ peer }: { peer: SafetyPeer }) {
  return (
    <UnlessBlocked peer={peer}>
      <p>A profile</p>
      <SafetyMenu peer={peer} surface="profile" />
    </UnlessBlocked>
  );
}

/** Opens the report of a profile by its menu. */
async function openReport(brand: BrandId = 'dolcevita') {
  const peer = createPeer();
  const { screenName: name } = peer;
  const page = renderMember(<Shown peer={peer} />, { brand, user: { delay: null } });
  const { user, say } = page;
  await user.click(screen.getByRole('button', { name: containing(say('safety.menu', { name })) }));
  await user.click(await screen.findByRole('menuitem', { name: say('safety.report.item') }));
  const dialog = within(
    await screen.findByRole('dialog', { name: containing(say('safety.report.title', { name })) }),
  );
  const send = dialog.getByRole('button', { name: say('safety.report.send') });
  const reason = (key: string) =>
    dialog.getByRole('radio', { name: say(`safety.report.reasons.${key}`) });
  const block = dialog.getByRole<HTMLInputElement>('checkbox');
  return { ...page, peer, name, dialog, send, reason, block };
}

test.each(PLACES)('requires on %s (%s) a reason, and a text for “other”', async (brand) => {
  const { user, say, dialog, send, reason } = await openReport(brand);
  await user.click(send);
  expect(dialog.getByText(say('safety.report.pick'))).not.toBeNull();
  await user.click(reason('other'));
  expect(dialog.queryByText(say('safety.report.pick'))).toBeNull();
  await user.click(send);
  const details = dialog.getByRole('textbox');
  expect(descriptionOf(details)).toContain(say('errors.report_details_missing'));
  await user.type(details, ' ');
  await user.click(send);
  expect(descriptionOf(details)).toContain(say('errors.report_details_missing'));
  expect(callsOf(KEY)).toEqual([]);
});

test('offers every reason, and the block ticked', async () => {
  const { dialog, block } = await openReport();
  expect(dialog.getAllByRole('radio')).toHaveLength(reportReasons.length);
  expect(block.checked).toBe(true);
});

test('sends reason, text and block, says so, and shows the note in place of the profile on closing', async () => {
  const { user, say, peer, name, dialog, send, reason } = await openReport('spark');
  answering({ [KEY]: { result: 'OK' } });
  await user.click(reason('scam'));
  await fill(user, dialog.getByRole('textbox'), 'Asks for money');
  await user.click(send);
  expect(await dialog.findByText(say('safety.report.doneText'))).not.toBeNull();
  expect(dialog.getByText(say('safety.report.doneBlocked', { name }))).not.toBeNull();
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([
    {
      angelId: peer.angelId,
      reason: 'scam',
      details: 'Asks for money',
      surface: 'profile',
      block: true,
    },
  ]);
  expect(screen.queryByText(say('safety.note.title', { name }))).toBeNull();
  const close = dialog.getAllByRole('button', { name: say('safety.close') }).at(-1);
  if (close) await user.click(close);
  const note = await screen.findByText(say('safety.note.title', { name }));
  await untilFocused(note.closest('section'));
  expect(screen.queryByText('A profile')).toBeNull();
});

test('reports without a block when that is unticked, and keeps the profile', async () => {
  const { user, say, name, dialog, send, reason, block } = await openReport('lumiere');
  answering({ [KEY]: { result: 'OK' } });
  await user.click(block);
  await user.click(reason('fake'));
  await user.click(send);
  await dialog.findByText(say('safety.report.doneText'));
  expect(dialog.queryByText(say('safety.report.doneBlocked', { name }))).toBeNull();
  expect(callsOf(KEY)[0]?.body).toMatchObject({ reason: 'fake', details: '', block: false });
  const close = dialog.getAllByRole('button', { name: say('safety.close') }).at(-1);
  if (close) await user.click(close);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByText('A profile')).not.toBeNull();
});

test.each([
  ['offline', OFFLINE],
  ['too_many_requests', refusal(429, 'too_many_requests')],
  ['card_data_refused', refusal(422, 'card_data_refused')],
] as const)(
  'says why it was refused (%s), keeps the text, and sends it at another press',
  async (code, answer) => {
    const { user, say, dialog, send, reason } = await openReport('fuego');
    answering({ [KEY]: answer });
    await user.click(reason('threat'));
    const details = dialog.getByRole<HTMLTextAreaElement>('textbox');
    await fill(user, details, 'He threatens me');
    await user.click(send);
    await waitFor(() => {
      expect(textOf(dialog.getByRole('alert'))).toBe(say(`errors.${code}`));
    });
    expect(details.value).toBe('He threatens me');
    answering({ [KEY]: { result: 'OK' } });
    await user.click(send);
    expect(await dialog.findByText(say('safety.report.doneText'))).not.toBeNull();
  },
);

test('sends the number of a reported message, and says which messages the staff will read', async () => {
  const peer = createPeer('Bea');
  const content = <ReportDialog peer={peer} surface="message" seq={7} onClose={() => undefined} />;
  const { user, say } = renderMember(content, { brand: 'spark', user: { delay: null } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(say('safety.report.message', { name: 'Bea' }))).not.toBeNull();
  answering({ [KEY]: { result: 'OK' } });
  await user.click(dialog.getByRole('radio', { name: say('safety.report.reasons.minor') }));
  await user.click(dialog.getByRole('button', { name: say('safety.report.send') }));
  await waitFor(() => {
    expect(callsOf(KEY)[0]?.body).toMatchObject({ surface: 'message', seq: 7 });
  });
});
