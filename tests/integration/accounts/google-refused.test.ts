// [core §8 identity_refused]
import { describe, expect, test } from '@jest/globals';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { browse } from './landing-calls.ts';
import { rowCounts } from './signup-form.ts';
import { choose, comeBack, freshPerson, googleIssuer, land, leave } from './google-person.ts';

const { fault } = googleIssuer();

describe('refuses an invalid return', () => {
  const refusedWith = async (back: Awaited<ReturnType<typeof comeBack>>, code: string) => {
    const before = await rowCounts();
    const { answer, cookie } = await land(back);
    expect(answer['code']).toBe(code);
    expect(cookie).not.toContain('amarena=');
    expect(await rowCounts()).toEqual(before);
  };

  test('with another state, or none', async () => {
    const back = await comeBack(freshPerson());
    await refusedWith({ ...back, state: `home.${'x'.repeat(43)}` }, 'identity_refused');
    await refusedWith({ ...back, state: '' }, 'identity_refused');
  });

  test("without this browser's attempt cookie, or with another's, a broken or an expired one", async () => {
    const back = await comeBack(freshPerson());
    const other = await comeBack(freshPerson());
    await refusedWith({ ...back, cookie: '' }, 'identity_refused');
    await refusedWith({ ...back, cookie: other.cookie }, 'identity_refused');
    await refusedWith({ ...back, cookie: 'google=nonsense' }, 'identity_refused');
    clock.setOffset(11 * MINUTE);
    await refusedWith(back, 'identity_refused');
  });

  test('with a code of another attempt, whose verifier does not match', async () => {
    const mine = await comeBack(freshPerson());
    const stolen = await comeBack(freshPerson());
    await refusedWith({ ...mine, code: stolen.code }, 'identity_refused');
  });

  test('with a used or unknown code', async () => {
    const back = await comeBack(freshPerson());
    expect((await land(back)).status).toBe(200);
    await refusedWith(back, 'identity_refused');
    await refusedWith(
      { ...(await comeBack(freshPerson())), code: '4/made-up' },
      'identity_refused',
    );
  });

  test.each(['wrong_nonce', 'expired_token', 'wrong_audience', 'wrong_issuer', 'wrong_signature'])(
    '%s',
    async (kind) => {
      const back = await comeBack(freshPerson());
      await fault({ provider: 'google', operation: 'token', kind });
      await refusedWith(back, 'identity_refused');
    },
  );

  test.each(['http_500', 'lost_answer'])('when the issuer fails: %s', async (kind) => {
    const back = await comeBack(freshPerson());
    await fault({ provider: 'google', operation: 'token', kind });
    await refusedWith(back, 'identity_unavailable');
  });

  test('when the person has declined', async () => {
    const { url, cookie } = await leave();
    const { searchParams } = await choose(url, '');
    expect(searchParams.get('error')).toBe('access_denied');
    const body = { error: 'access_denied', state: searchParams.get('state') };
    const denied = await browse('/api/users/auth/google/home', { cookie, body });
    expect([denied.status, denied.answer['code']]).toEqual([409, 'identity_denied']);
    const state = `home.${'y'.repeat(43)}`;
    const made = await browse('/api/users/auth/google/home', {
      cookie,
      body: { ...body, state },
    });
    expect(made.answer['code']).toBe('identity_refused');
  });

  test('on another brand’s host', async () => {
    const back = await comeBack(freshPerson());
    const { answer } = await land(back, { brandId: 'fuego' });
    expect(answer['code']).toBe('identity_refused');
  });
});
