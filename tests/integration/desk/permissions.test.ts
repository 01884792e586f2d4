import { beforeAll, describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { mayDo, roles } from '#lib/identity/roles.ts';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const CALLS = [...deskEndpoints].map(([key, { endpoint }]) => [key, endpoint] as const);

describe('permissions of the desk’s calls', () => {
  let member: CreatedMember;
  beforeAll(async () => {
    member = await createMember();
  });

  test.each(CALLS)('%s', async (key, { access, personal = false }) => {
    if (access === 'public') return;
    expect(await askDesk(key)).toMatchObject({ status: 401 });
    expect(await askDesk(key, { token: member.token })).toMatchObject({ status: 401 });
    if (access === 'password') return;
    for (const role of roles) {
      const { token, id } = await createOperator({ role });
      const { code } = await askDesk(key, { token, purpose: 'a test' });
      const allowed = access === 'operator' || mayDo(role, access);
      expect([role, code === 'forbidden']).toEqual([role, !allowed]);
      const nameless = { actor: `operator:${id}`, OR: [{ purpose: null }, { requestId: null }] };
      expect(await db().auditEntry.findFirst({ where: nameless })).toBeNull();
      if (!allowed || !personal) continue;
      expect(await askDesk(key, { token })).toMatchObject({ code: 'purpose_missing' });
    }
  });

  // So the member's token was refused each time although it was valid.
  test('end no session of a member', async () => {
    expect(await findSession(member.token)).toMatchObject({ memberId: member.memberId });
  });

  test('refuses state-changing calls from another origin', async () => {
    const { token } = await createOperator();
    for (const [key] of CALLS.filter(([name]) => !name.startsWith('GET '))) {
      for (const origin of ['http://dolcevita.localhost:3000', 'http://evil.example', null]) {
        const { code } = await askDesk(key, { token, origin });
        expect([key, origin, code]).toEqual([key, origin, 'origin_refused']);
      }
    }
  });

  test('logs each access with its purpose', async () => {
    const { token, id } = await createOperator();
    await askDesk('GET /api/desk/operators', { token, purpose: 'Who left in June?' });
    const where = { actor: `operator:${id}`, action: 'GET /api/desk/operators' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({
      purpose: 'Who left in June?',
    });
  });

  test('removes characters from a purpose that the database cannot store, and limits its length', async () => {
    const { token, id } = await createOperator();
    const key = 'GET /api/desk/operators';
    expect(await askDesk(key, { token, purpose: `a\0b${'c'.repeat(300)}` })).toMatchObject({
      status: 200,
    });
    expect(await askDesk('GET /api/desk/payments', { token, purpose: '\0 ' })).toMatchObject({
      code: 'purpose_missing',
    });
    const where = { actor: `operator:${id}`, action: key };
    const { purpose } = await db().auditEntry.findFirstOrThrow({ where });
    expect(purpose).toBe(`ab${'c'.repeat(198)}`);
  });

  test('uses the duty as the purpose of calls without personal data, also for the actions they log', async () => {
    const { token, id } = await createOperator({ brandIds: ['fuego'] });
    const body = { email: `${id}@desk.test`, name: 'Pia', role: 'care', brandIds: ['fuego'] };
    expect(await askDesk('POST /api/desk/operators', { token, body })).toMatchObject({
      status: 200,
    });
    await askDesk('GET /api/desk/operators', { token });
    const entries = await db().auditEntry.findMany({ where: { actor: `operator:${id}` } });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'GET /api/desk/operators',
      'invite_operator',
    ]);
    for (const { purpose, brandId } of entries) {
      expect([purpose, brandId]).toEqual(['Role: Operators', 'fuego']);
    }
  });

  test('refuses changes to the log', async () => {
    await createOperator().then(({ token }) => askDesk('GET /api/desk/operators', { token }));
    await expect(db().auditEntry.updateMany({ data: { purpose: 'another' } })).rejects.toThrow();
    await expect(db().auditEntry.deleteMany({})).rejects.toThrow();
  });
});
