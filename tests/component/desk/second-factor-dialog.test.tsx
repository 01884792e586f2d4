// [finding 90]
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SecondFactorDialog } from '#components/desk/auth/second-factor-dialog.tsx';
import { deskCall } from '#components/desk/desk-call.ts';
import { ConfirmDialog } from '#components/desk/members/confirm-dialog.tsx';
import { setUpUser } from '../support/user.ts';

const CODE = '246810';

/** The desk's calls: erasures, refused until the second factor was proven by `CODE`. */
function standInDesk() {
  const desk = { proven: false, erased: 0, calls: [] as string[] };
  const answer = (status: number, body: object) =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  const fetch = (path: string, { body }: { readonly body: string }): Promise<Response> => {
    desk.calls.push(path);
    if (path === '/api/desk/confirm') {
      desk.proven = (JSON.parse(body) as { code: string }).code === CODE;
      return desk.proven
        ? answer(200, { result: 'OK' })
        : answer(401, { code: 'second_factor_wrong' });
    }
    if (!desk.proven) return answer(403, { code: 'second_factor_needed' });
    desk.erased += 1;
    return answer(200, { eraseAt: '2026-12-07T00:00:00.000Z' });
  };
  Object.assign(globalThis, { fetch });
  return desk;
}

function Page() {
  const [open, setOpen] = useState(true);
  const params = { trackerId: 'anna' };
  const key = 'POST /api/desk/members/{trackerId}/erase';
  return (
    <>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Erase account"
        action="Erase account"
        onConfirm={() => deskCall(key, { params, purpose: 'Member request' }).then(() => undefined)}
      >
        <p>All data are deleted.</p>
      </ConfirmDialog>
      <SecondFactorDialog />
    </>
  );
}

const fetchOutside = globalThis.fetch;
let desk: ReturnType<typeof standInDesk>;
beforeEach(() => {
  desk = standInDesk();
});
afterEach(() => {
  globalThis.fetch = fetchOutside;
});

async function askToErase() {
  const user = setUpUser({ delay: null });
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Erase account' }));
  const shown = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  // It listens to keys from when it takes the focus.
  await waitFor(() => {
    expect(shown.contains(document.activeElement)).toBe(true);
  });
  return { user, dialog: within(shown) };
}

test('asks for a code before the act, and then does it once', async () => {
  const { user, dialog } = await askToErase();
  expect(desk.erased).toBe(0);
  await user.type(dialog.getByLabelText(/Authenticator code/), CODE);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(desk.erased).toBe(1);
  expect(desk.calls).toEqual([
    '/api/desk/members/anna/erase',
    '/api/desk/confirm',
    '/api/desk/members/anna/erase',
  ]);
});

test('says that a code is wrong, and takes the next one', async () => {
  const { user, dialog } = await askToErase();
  const field = dialog.getByLabelText(/Authenticator code/);
  await user.type(field, '000000{Enter}');
  await waitFor(() => {
    expect(dialog.getByRole('alert').textContent).toContain('Invalid or already used code');
  });
  expect(desk.erased).toBe(0);
  await user.clear(field);
  await user.type(field, `${CODE}{Enter}`);
  await waitFor(() => {
    expect(desk.erased).toBe(1);
  });
});

test.each(['Cancel', 'Escape'])('does nothing after %s, and says so', async (leave) => {
  const { user, dialog } = await askToErase();
  if (leave === 'Escape') await user.keyboard('{Escape}');
  else await user.click(dialog.getByRole('button', { name: leave }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Erase account' }));
  await waitFor(() => {
    expect(confirm.getByRole('alert').textContent).toContain('Nothing was changed');
  });
  expect(desk.erased).toBe(0);
  expect(screen.queryByRole('dialog', { name: 'Confirm it is you' })).toBeNull();
});

test('is not asked where the second factor is recent', async () => {
  desk.proven = true;
  render(<Page />);
  await setUpUser().click(screen.getByRole('button', { name: 'Erase account' }));
  await waitFor(() => {
    expect(desk.erased).toBe(1);
  });
  expect(desk.calls).toEqual(['/api/desk/members/anna/erase']);
});
