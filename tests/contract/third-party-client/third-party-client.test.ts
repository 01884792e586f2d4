import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { open } from '#lib/wire/envelope.ts';
import { root, startProcess, waitUntilReady } from '#tests/setup/process.ts';
import { startWorld, type World } from '#tests/setup/server.ts';

const FOLDER = join(root, 'tests/contract/third-party-client');
const SECRET = 'amarena-wire';
const programs = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));

let world: World;
beforeAll(async () => {
  world = await startWorld('reference');
  const app = startProcess([join(FOLDER, 'api-server.ts')], {
    APP_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    PORT: String(world.firstPort),
    SANDBOX_PORT: new URL(world.sandboxUrl).port,
    DATABASE_URL: world.database.url,
    DATA_DIR: world.dataDir,
    WIRE_SECRET: SECRET,
  });
  world.started.push(app);
  await waitUntilReady(app, `http://127.0.0.1:${world.firstPort}/api/health/ready`);
});
afterAll(async () => {
  await world.remove();
});

type Acknowledged = { readonly ok: boolean; readonly creditiResidui: object };
type Reached = {
  readonly confirmed: readonly { readonly verify: boolean; readonly confirmed_email: boolean }[];
  readonly sent: Acknowledged;
  readonly received: { readonly from: string };
  readonly read: object;
  readonly visits: readonly object[];
  readonly messages: readonly { readonly seq: number; readonly from: string }[];
  readonly paid: { readonly status: { readonly result: boolean; readonly message: string } };
  readonly credits: { readonly creditiComprati: number };
  readonly erased: { readonly eraseAt: string };
};

type AsyncApi = {
  readonly components: {
    readonly schemas: object;
    readonly messages: Readonly<
      Record<string, { readonly payload: object; readonly 'x-acknowledgement': object }>
    >;
  };
};

const { components } = JSON.parse(
  readFileSync(join(root, 'docs/asyncapi.json'), 'utf8'),
) as AsyncApi;

function faultsIn(value: unknown, schema: object | undefined): string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const validate = ajv.compile({ ...schema, components });
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

test('a client written from the documents reaches everything from sign-up to erasure', async () => {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(FOLDER, 'journey.mjs')],
    {
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        API_PORT: String(world.firstPort),
        API_HOST: 'dolcevita.localhost',
        SANDBOX_URL: world.sandboxUrl,
        WIRE_SECRET: SECRET,
      },
    },
  );
  const reached = JSON.parse(stdout) as Reached;
  expect(reached).toMatchObject({
    confirmed: [
      { verify: true, confirmed_email: true },
      { verify: true, confirmed_email: true },
    ],
    sent: { ok: true },
    received: { from: 'peer', type: 'personal', letto: false },
    read: { from: 'self', type: 'personal', letto: true },
    visits: [{ type: 'visita', letto: false }],
    paid: { status: { result: true, message: 'success' } },
    erased: { eraseAt: expect.stringMatching(/^\d{4}-/) },
  });
  expect(reached.messages.filter(({ from }) => from === 'peer')).toHaveLength(1);
  expect(reached.credits.creditiComprati).toBeGreaterThan(0);
  const { emit_chat: emitted, on_chat: received, on_creditiResidui: credits } = components.messages;
  expect(faultsIn(reached.sent, emitted?.['x-acknowledgement'])).toBeUndefined();
  expect(faultsIn(reached.received, received?.payload)).toBeUndefined();
  expect(faultsIn(reached.credits, credits?.payload)).toBeUndefined();
});

test.each(programs)('%s imports nothing of the app', (name) => {
  const source = readFileSync(join(FOLDER, name), 'utf8');
  const imported = [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, from = '']) => from);
  const own = programs.map((each) => `./${each}`);
  const foreign = imported.filter(
    (from) => !from.startsWith('node:') && !own.includes(from) && from !== 'socket.io-client',
  );
  expect(foreign).toEqual([]);
});

test('the worked example of docs/wire.md opens', () => {
  const page = readFileSync(join(root, 'docs/wire.md'), 'utf8');
  const [, sealed = ''] = /^\| sealed +\| `([^`]+)`/m.exec(page) ?? [];
  const [, json = ''] = /^\| JSON +\| `([^`]+)`/m.exec(page) ?? [];
  expect(open(sealed, SECRET)).toEqual(JSON.parse(json));
});
