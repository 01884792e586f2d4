import { startFlakyProxy, type FlakyProxy } from '#tests/setup/flaky-proxy.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { startApp, type App, type World } from '#tests/setup/server.ts';
import { crowdFaults } from './crowd-faults.ts';
import { openCrowd, type Crowd } from './crowd.ts';

type Run = { readonly size: number; readonly world: World };
type Instance = 0 | 1;

type RunContext = {
  readonly start: (instance: Instance) => Promise<App>;
  /** All clients send through the proxies while `disturb` runs; returns the faults found. */
  readonly crowd: (
    apps: readonly App[],
    disturb: (proxies: readonly FlakyProxy[]) => Parameters<Crowd['write']>[0],
  ) => Promise<readonly string[]>;
};

/** Runs `play` and stops what it started. */
async function withRunContext(
  { size, world }: Run,
  play: (context: RunContext) => Promise<readonly string[]>,
  store: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const endings: (() => unknown)[] = [];
  // The web role answers no hosted profile, so each of those conversations keeps its one task.
  const env = { ROLE: 'web', ...store };
  const start = async (instance: Instance): Promise<App> => {
    const app = await startApp(world, { instance, env });
    endings.push(() => app.stop());
    return app;
  };
  const crowd: RunContext['crowd'] = async (apps, disturb) => {
    const proxies = await Promise.all(apps.map(({ port }) => startFlakyProxy(port)));
    endings.push(...proxies.map((line) => line.stop));
    const opened = await openCrowd(
      size,
      proxies.map(({ port }) => port),
    );
    endings.push(opened.close);
    await opened.write(disturb(proxies));
    return crowdFaults(opened);
  };
  try {
    return await play({ start, crowd });
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** The server is killed after a third of the messages are acknowledged, and started again. */
export const killedServer = (run: Run): Promise<readonly string[]> =>
  withRunContext(run, async ({ start, crowd }) => {
    const app = await start(0);
    const kill = async (): Promise<void> => {
      await app.stop('SIGKILL');
      await start(0);
    };
    return crowd([app], () => [{ at: 1 / 3, act: () => void kill() }]);
  });

/** Connections to one server drop, slow down, and stall without either end being notified. */
export const brokenConnections = (run: Run): Promise<readonly string[]> =>
  withRunContext(run, async ({ start, crowd }) => {
    const app = await start(0);
    return crowd([app, app], ([one, other]) => [
      { at: 1 / 6, act: () => one?.cut() },
      { at: 1 / 4, act: () => other?.delay(150) },
      { at: 1 / 3, act: () => other?.cut() },
      { at: 1 / 2, act: () => one?.stall() },
      { at: 3 / 5, act: () => other?.delay(0) },
    ]);
  });

/** Two instances with one Redis, of which one is killed; its clients connect to the other. */
export async function lostInstance(run: Run): Promise<readonly string[]> {
  const redis = await startRedis();
  const play = async ({ start, crowd }: RunContext): Promise<readonly string[]> => {
    const [first, second] = await Promise.all([start(0), start(1)]);
    return crowd([first, second], ([toFirst]) => {
      const lose = (): void => {
        toFirst?.aim(second.port);
        void first.stop('SIGKILL');
      };
      return [{ at: 1 / 3, act: lose }];
    });
  };
  try {
    return await withRunContext(run, play, { REDIS_URL: redis.url });
  } finally {
    await redis.stop();
  }
}
