import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DatesPage } from '#components/dates/dates-page.tsx';
import type { SharedDate } from '#components/dates/types.ts';
import { CHECK_IN_GRACE_MS } from '#lib/dates/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';
import { present } from '#tests/component/support/element.ts';
import { renderMember, type MemberOptions } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';

const LIST = 'GET /api/users/dates';
const SHARE = 'POST /api/users/dates';
const CANCEL = 'POST /api/users/dates/{id}/cancel';
const CHECK_IN = 'POST /api/users/dates/{id}/checkIn';

function date(change: Partial<SharedDate> = {}): SharedDate {
  return {
    id: 'one',
    name: 'Marco',
    place: 'Bar Luce, Via Roma 3',
    meetAt: '2026-12-05T19:00:00.000Z',
    checkInAt: '2026-12-05T21:00:00.000Z',
    contact: 'sister@example.test',
    agreement: 'asked',
    state: 'planned',
    ...change,
  };
}

function openDates(
  initial: readonly SharedDate[],
  options: MemberOptions & { withName?: string } = {},
) {
  const range = { min: '2026-12-01T12:00', max: '2026-12-31T12:00' };
  return renderMember(
    <DatesPage
      initial={initial}
      withName={options.withName ?? null}
      range={range}
      timeZone="Europe/Rome"
    />,
    { path: '/dates', ...options },
  );
}

type Page = ReturnType<typeof openDates>;

async function fill({ say, user }: Page, without = ''): Promise<void> {
  const fields = [
    ['place', 'Bar Luce'],
    ['meetAt', '2026-12-05T20:00'],
    ['contact', 'sister@example.test'],
  ] as const;
  const form = within(await screen.findByRole('dialog'));
  for (const [name, value] of fields) {
    if (name === without) continue;
    await user.type(form.getByLabelText(say(`dates.form.${name}`)), value);
  }
}

const submit = async ({ say, user }: Page): Promise<void> =>
  user.click(await screen.findByRole('button', { name: say('dates.form.submit') }));

test.each(['it', 'es', 'fr', 'en'] as const)(
  'show the plan, its state, and what a missing answer means, in %s',
  (locale) => {
    const { say } = openDates(
      [
        date(),
        date({ id: 'two', name: 'Leo', agreement: 'agreed', state: 'missed' }),
        date({ id: 'three', name: 'Ugo', state: 'canceled' }),
      ],
      { brand: 'spark', locale },
    );
    screen.getByRole('heading', { name: say('dates.row.with', { name: 'Marco' }) });
    screen.getByText(say('dates.row.agreement.asked'));
    screen.getByText(say('dates.row.agreement.agreed'));
    for (const state of ['planned', 'missed', 'canceled']) {
      screen.getByText(say(`dates.row.state.${state}`));
    }
    expect(
      screen.queryByRole('button', { name: say('dates.row.cancelOne', { name: 'Leo' }) }),
    ).toBe(null);
    expect(screen.queryByRole('button', { name: say('dates.row.fineOne', { name: 'Ugo' }) })).toBe(
      null,
    );
  },
);

test('open the form with the name of who leads there, and share what is typed', async () => {
  answering({ [SHARE]: { id: 'one' }, [LIST]: { dates: [date({ name: 'Leo' })] } });
  const page = openDates([], { withName: 'Leo' });
  const { say } = page;
  await fill(page);
  screen.getByText(say('dates.form.checkInHint', { graceHours: CHECK_IN_GRACE_MS / HOUR }));
  await submit(page);
  await screen.findByRole('heading', { name: say('dates.row.with', { name: 'Leo' }) });
  expect(callsOf(SHARE).map(({ body }) => body)).toEqual([
    {
      name: 'Leo',
      place: 'Bar Luce',
      meetAt: '2026-12-05T20:00',
      contact: 'sister@example.test',
      checkInHours: 2,
    },
  ]);
});

test('name the fields that are missing or refused, and keep what was typed', async () => {
  const page = openDates([], { withName: 'Leo' });
  const { say, user } = page;
  await fill(page, 'contact');
  await submit(page);
  await screen.findByText(say('errors.field_missing'));
  expect(callsOf(SHARE)).toEqual([]);
  answering({
    [SHARE]: refusal(409, 'contact_declined', {
      fields: [{ path: 'contact', code: 'contact_declined' }],
    }),
  });
  const contact = screen.getByLabelText<HTMLInputElement>(say('dates.form.contact'));
  await user.type(contact, 'brother@example.test');
  await submit(page);
  await screen.findByText(say('errors.contact_declined'));
  expect(contact.value).toBe('brother@example.test');
  answering({ [SHARE]: OFFLINE });
  await submit(page);
  await screen.findByText(say('errors.offline'));
  expect(contact.value).toBe('brother@example.test');
});

test('are explained while there are none', async () => {
  const { say, user } = openDates([]);
  screen.getByRole('heading', { name: say('dates.empty.title') });
  await user.click(screen.getByRole('button', { name: say('dates.new') }));
  await screen.findByRole('dialog', { name: say('dates.title') });
});

test('are cancelled after a question, and stay where the call fails', async () => {
  answering({ [CANCEL]: refusal(503, 'unavailable') });
  const { say, user } = openDates([date()]);
  await user.click(
    screen.getByRole('button', { name: say('dates.row.cancelOne', { name: 'Marco' }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: say('dates.row.cancelTitle') }));
  const confirm = dialog.getByRole('button', { name: say('dates.row.cancelYes') });
  await user.click(confirm);
  await screen.findByText(say('errors.unavailable'));
  answering({ [CANCEL]: { result: 'OK' }, [LIST]: { dates: [date({ state: 'canceled' })] } });
  await user.click(confirm);
  await screen.findByText(say('dates.row.state.canceled'));
  expect(callsOf(CANCEL).map(({ params }) => params)).toEqual([{ id: 'one' }, { id: 'one' }]);
});

test('are checked in with one press', async () => {
  answering({ [CHECK_IN]: { result: 'OK' }, [LIST]: { dates: [date({ state: 'checked_in' })] } });
  const { say, user } = openDates([date({ state: 'missed' })]);
  const fine = screen.getByRole('button', { name: say('dates.row.fineOne', { name: 'Marco' }) });
  await user.click(fine);
  await screen.findByText(say('dates.row.state.checked_in'));
  await waitFor(() => {
    expect(
      screen.queryByRole('button', { name: fine.getAttribute('aria-label') ?? '' }),
    ).toBeNull();
  });
  expect(present(callsOf(CHECK_IN)[0]).params).toEqual({ id: 'one' });
});
