import { describe, expect, test } from '@jest/globals';
import { deskError } from '#components/desk/desk-errors.ts';
import { CallError } from '#lib/http/client/call-error.ts';

const clash = (params: Record<string, string | number>) =>
  deskError(new CallError(409, { code: 'conflict', params }));

describe('the error of a refused action', () => {
  test('is chosen by the parameters of the refusal', () => {
    expect(clash({ by: 'Nora' })).toBe('Nora is replying to this ticket.');
    expect(clash({ left: 0 })).toBe('You have reached your limit for 24 hours.');
    expect(clash({ left: 12 })).toBe('You can grant 12 more within 24 hours.');
    expect(clash({ state: 'disabled' })).toBe('The account is closed. Reopen it first.');
    expect(clash({})).toBe('This changed in the meantime or already exists.');
  });

  test('shows the code when it has no copy', () => {
    expect(deskError(new CallError(0, { code: 'offline' }))).toBe(
      'No connection. Nothing was saved.',
    );
    expect(deskError(new Error('?'))).toMatch(/^Something went wrong \(/);
  });
});
