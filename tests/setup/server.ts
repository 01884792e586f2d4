import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appClock, type AppClock } from './clock.ts';
import { createDatabase, dropDatabase, type TestDatabase } from './database.ts';
import { freePorts } from './ports.ts';
import { root, startProcess, waitUntilReady, type RunningProcess } from './process.ts';

export type World = {
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly sandboxUrl: string;
  readonly firstPort: number;
  /** The apps of this world. */
  readonly started: RunningProcess[];
  /** Ends all running processes of the world and deletes it. */
  readonly remove: () => Promise<void>;
};

export type App = RunningProcess & {
  readonly port: number;
  readonly url: string;
  readonly clock: AppClock;
};

// Ports of one world, in a row: two apps with their control ports, then the sandbox's three.
const PORTS = { sandbox: 4, total: 7 };

/** The ports of a world, and the settings of its sandbox, which sends webhooks to the app at the first port. */
export async function worldPorts(): Promise<{
  readonly firstPort: number;
  readonly sandboxUrl: string;
  readonly sandboxSettings: Readonly<Record<string, string>>;
}> {
  const firstPort = await freePorts(PORTS.total);
  const sandboxPort = firstPort + PORTS.sandbox;
  return {
    firstPort,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    sandboxSettings: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_WEBHOOKS: `http://127.0.0.1:${firstPort}/api/webhooks/{provider}?c={company}`,
      SANDBOX_TELEGRAM_WEBHOOK: `http://127.0.0.1:${firstPort}/api/webhooks/telegram?b={brand}`,
    },
  };
}

/**
 * The surroundings of an app: a database copied from the `demo` world or from the `reference` rows, a folder
 * for its photos, and a sandbox. The caller removes it. Integration tests have those of `file-world.ts`.
 */
export async function startWorld(kind: 'demo' | 'reference'): Promise<World> {
  const template = await templateFor(kind);
  const database = await createDatabase(template.name);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-world-'));
  await cp(template.dataDir, dataDir, { recursive: true });
  const { firstPort, sandboxUrl, sandboxSettings } = await worldPorts();
  const sandbox = startProcess(['sandbox/main.ts'], sandboxSettings);
  const started: RunningProcess[] = [];
  const remove = async (): Promise<void> => {
    await Promise.all([...started, sandbox].map((running) => running.stop()));
    await dropDatabase(database);
    await rm(dataDir, { recursive: true, force: true });
  };
  await orElse(remove, waitUntilReady(sandbox, `${sandboxUrl}/health`));
  return { database, dataDir, sandboxUrl, firstPort, started, remove };
}

/** Runs `end` when `start` fails, since the caller of a failed start has no handle to end what already runs. */
async function orElse(end: () => Promise<unknown>, start: Promise<void>): Promise<void> {
  try {
    await start;
  } catch (error) {
    await end();
    throw error;
  }
}

type AppOptions = {
  /** 1: a second app beside the first. */
  readonly instance?: 0 | 1;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the build is: the checkout, or a folder of `otherBuild`. */
  readonly folder?: string;
};

/**
 * The real app in a world: `node server.ts` on the built pages. If it does not become ready, the world is removed.
 */
export async function startApp(
  world: World,
  { instance = 0, env = {}, folder }: AppOptions = {},
): Promise<App> {
  const port = world.firstPort + 2 * instance;
  const settings = {
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    PORT: String(port),
    PUBLIC_PORT: String(world.firstPort),
    CONTROL_PORT: String(port + 1),
    SANDBOX_PORT: String(world.firstPort + PORTS.sandbox),
    DATABASE_URL: world.database.url,
    DATA_DIR: world.dataDir,
    ...env,
  };
  const running = startProcess(['server.ts'], settings, folder);
  world.started.push(running);
  const url = `http://127.0.0.1:${port}`;
  await orElse(world.remove, waitUntilReady(running, `${url}/api/health/ready`));
  return { ...running, port, url, clock: appClock(port + 1) };
}

type Template = { readonly name: string; readonly dataDir: string };

async function templateFor(kind: 'demo' | 'reference'): Promise<Template> {
  // The browser tests' global setup has made it.
  const made = kind === 'demo' ? process.env['TEST_DEMO_TEMPLATE'] : undefined;
  if (made !== undefined) return JSON.parse(made) as Template;
  const node = join(root, 'node_modules/.bin/node');
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: '' };
  const { stdout } = await promisify(execFile)(node, ['tests/setup/template.mjs', kind], {
    cwd: root,
    env,
  });
  return JSON.parse(stdout) as Template;
}
