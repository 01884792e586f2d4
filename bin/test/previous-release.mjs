import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inData, inRoot, node24, root } from '../common/paths.mjs';
import { main, PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { joinCluster, leaveCluster } from '../../tests/setup/cluster.mjs';
import { ensureTemplate } from '../../tests/setup/template.mjs';

const USAGE =
  'node bin/test/previous-release.mjs TAG [PATTERN …]: runs the integration tests of that release on the tables of this one.';
/** What a release does with its tables; its tests of the migrations themselves belong to its own tables. */
const PATTERNS = [
  'accounts',
  'care',
  'chat',
  'credits',
  'discovery',
  'hosted',
  'notifications',
  'payments',
];
const NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
const BUILD = `import('./bin/common/build.mjs').then(({ build }) => build({ pages: false }))`;

await main(async () => {
  const [release, ...patterns] = process.argv.slice(2);
  if (release === undefined) throw new PlainError(USAGE);
  const folder = inData('previous-release');
  const ended = async (command, args, options) => {
    const { code, output } = await run(command, args, options);
    if (code !== 0) throw new PlainError(`${command} ${args.join(' ')} failed:\n${output.trim()}`);
  };
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await ended('git', ['worktree', 'prune']);
  };
  await remove();
  await ended('git', ['worktree', 'add', '--detach', folder, release]);
  try {
    await linkPackages(folder, ended);
    await ended(node24(), ['-e', BUILD], { cwd: folder });
    const cluster = await joinCluster();
    const { name } = await ensureTemplate(cluster, 'reference');
    const chosen = patterns.length > 0 ? patterns : PATTERNS;
    const { code } = await run(
      join(folder, 'node_modules/.bin/jest'),
      [
        '--config=tests/config/jest.config.mjs',
        '--selectProjects=integration',
        ...chosen.map((pattern) => `tests/integration/${pattern}`),
      ],
      {
        cwd: folder,
        inherit: true,
        env: { NODE_OPTIONS, TEST_CLUSTER_URL: cluster, TEST_TEMPLATE: name },
      },
    );
    process.exitCode = code;
  } finally {
    await leaveCluster();
    await remove();
  }
}, USAGE);

/** The packages of this release, if they are those of the other one; else its own. */
async function linkPackages(folder, ended) {
  const { code } = await run(
    'git',
    ['diff', '--quiet', '--no-index', 'package-lock.json', join(folder, 'package-lock.json')],
    { cwd: root },
  );
  const packages = inRoot('node_modules');
  if (code === 0 && existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'));
  else await ended('npm', ['install', '--no-save', '--ignore-scripts'], { cwd: folder });
}
