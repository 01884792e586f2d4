// [core §8 input_invalid]
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMember } from '#tests/factories/member.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { ask } from '../http/callers.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';

let hub: Hub;
beforeAll(async () => {
  hub = await startInProcessHub();
});
afterAll(async () => {
  await hub.stop();
});

async function faults(key: string, body: unknown, token?: string): Promise<string[]> {
  const { text } = await ask({ key, body: JSON.stringify(body), token });
  const { fields } = JSON.parse(text) as { fields: { path: string; code: string }[] };
  return fields.map(({ path }) => path);
}

test('faults of a rule name the fields as the caller sent them', async () => {
  expect(await faults('POST /api/users/register', { email: '', eta: '12', sono: 'x' })).toEqual(
    [
      ['email', 'password', 'eta', 'geo', 'sono', 'cerco'],
      ['terms1', 'terms2', 'terms4'],
    ].flat(),
  );
});

test('faults of a schema do too, nested ones included', async () => {
  expect(await faults('POST /api/users/register', { fluxId: 7, servizio: 1 })).toEqual([
    'fluxId',
    'servizio',
  ]);
  const { token } = await createMember();
  const named = await faults('POST /api/orders/tryCharge', { rateplan: { product_id: 1 } }, token);
  expect(named.filter((path) => path.startsWith('rateplan') || path.startsWith('plan'))).toEqual([
    'rateplan',
  ]);
});

test('a refused socket event names its field as sent too', async () => {
  const { token } = await createMember();
  const { socket, close } = await connectMember(hub.port, HOST, token);
  const acked: unknown = await socket.timeout(60_000).emitWithAck('chat', {});
  expect(acked).toMatchObject({ ok: false, code: 'input_invalid', params: { field: 'msg' } });
  close();
});
