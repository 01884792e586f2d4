import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Json } from '#lib/desk/plain/diff.ts';
import { CallError } from '#lib/http/client/call-error.ts';
import { ChangeList } from '#components/desk/config/change-list.tsx';
import { MoneyField } from '#components/desk/config/money-field.tsx';
import { SchemaField } from '#components/desk/config/schema-field.tsx';
import { PublishDialog } from '#components/desk/config/publish-dialog.tsx';

function Price({ onValue }: { onValue: (value: Json | undefined) => void }) {
  const [value, setValue] = useState<Json | undefined>(990);
  return (
    <MoneyField
      name="priceMinor"
      path={['priceMinor']}
      schema={{ type: 'integer' }}
      value={value}
      required
      faults={new Map()}
      options={{}}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

describe('a price', () => {
  test.each([
    ['12.9', 1_290],
    ['12,90', 1_290],
    ['7', 700],
    ['1.234', '1.234'],
    ['', ''],
  ])('typed as %p is stored as %p', (typed, stored) => {
    const onValue = jest.fn();
    render(<Price onValue={onValue} />);
    const field = screen.getByLabelText<HTMLInputElement>('Price');
    expect(field.value).toBe('9.90');
    fireEvent.change(field, { target: { value: typed } });
    expect(onValue).toHaveBeenLastCalledWith(stored);
    expect(field.value).toBe(typed);
  });

  test('is listed as money where it changes', () => {
    render(<ChangeList changes={[{ path: ['priceMinor'], before: 990, after: 99_000 }]} />);
    const item = within(screen.getByRole('list', { name: 'Changes' })).getByRole('listitem');
    expect(item.textContent).toContain('€9.90');
    expect(item.textContent).toContain('€990.00');
  });
});

describe('an optional amount', () => {
  const onChange = jest.fn();
  const show = (value: Json) =>
    render(
      <SchemaField
        name="refundLimitMinor"
        path={['limits', 'refundLimitMinor']}
        schema={{ anyOf: [{ type: 'integer' }, { type: 'null' }] }}
        value={value}
        required
        faults={new Map()}
        options={{}}
        onChange={onChange}
      />,
    );
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Refunds above this/);

  test('is shown and typed as money, and stored in cents', () => {
    show(5_000);
    expect(field().value).toBe('50.00');
    fireEvent.change(field(), { target: { value: '25' } });
    expect(onChange).toHaveBeenLastCalledWith(2_500);
  });

  test('is none when it is emptied', () => {
    show(5_000);
    fireEvent.change(field(), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('publishing an unusual price', () => {
  const params = { priceMinor: 99_000, lowestMinor: 990, highestMinor: 990 };

  test('at a time asks again too, and schedules the confirmed one', async () => {
    const schedule =
      jest.fn<(note: string, at: Date, confirmedPriceMinor?: number) => Promise<void>>();
    schedule.mockRejectedValueOnce(new CallError(409, { code: 'price_unusual', params }));
    schedule.mockResolvedValueOnce();
    render(
      <PublishDialog
        title="Publish version 2"
        then="New prices."
        action="Publish version 2"
        changes={[]}
        open
        onOpenChange={() => undefined}
        publish={() => Promise.reject(new Error('not now'))}
        schedule={schedule}
      />,
    );
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Asked by finance' } });
    const when = { target: { value: '2026-12-24T09:00' } };
    fireEvent.change(screen.getByLabelText(/^Publish at/), when);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule at €990.00' }));
    await waitFor(() => {
      expect(schedule).toHaveBeenCalledTimes(2);
    });
    const at = new Date(2026, 11, 24, 9);
    expect(schedule.mock.calls).toEqual([
      ['Asked by finance', at, undefined],
      ['Asked by finance', at, 99_000],
    ]);
  });

  test('asks again with both prices, and sends the confirmed one', async () => {
    const publish = jest.fn<(note: string, confirmed?: number) => Promise<void>>();
    publish.mockRejectedValueOnce(new CallError(409, { code: 'price_unusual', params }));
    publish.mockResolvedValueOnce();
    render(
      <PublishDialog
        title="Publish version 2"
        then="New prices."
        action="Publish version 2"
        changes={[]}
        open
        onOpenChange={() => undefined}
        publish={publish}
      />,
    );
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Asked by finance' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish version 2' }));
    const question = await screen.findByText(/from €9\.90 to €990\.00/);
    expect(question.getAttribute('role')).toBe('alert');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Publish at €990.00' }));
      await Promise.resolve();
    });
    expect(publish.mock.calls).toEqual([
      ['Asked by finance', undefined],
      ['Asked by finance', 99_000],
    ]);
  });
});
