import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { createDatabase, dropDatabase } from '../setup/database.ts';
import { root } from '../setup/process.ts';
import { ensureTemplate } from '../setup/template.mjs';
import { BENCH_BRAND, insertMembers, type BenchMember } from './bench-members.ts';
import { explainPrepared } from './explain-prepared.ts';
import { median } from './http-load.ts';
import { inFlight, type Paced } from './in-flight.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const WARM_SECONDS = Number(process.env['BENCH_WARM'] ?? 3);
const IN_FLIGHT = 20;
const READERS = 20;
const CONVERSATIONS = 2_000;
const PAGE = 30;
/** How far in the deep page lies, and how much changed since the cursor. */
const DEEP = 1_500;
const CHANGED = 20;

const cluster = await joinCluster();
process.env['TEST_CLUSTER_URL'] = cluster;
const database = await createDatabase((await ensureTemplate(cluster, 'reference')).name);
process.env['DATABASE_URL'] = database.url;
// The verbs read their settings when they are loaded.
const { pool } = await import('#lib/db/pool.ts');
const { conversations } = await import('#lib/chat/list-conversations.ts');
const { bareInboxPage, fillInboxes } = await import('./inbox-world.ts');

function viewerOf({ memberId, publicId, profileId, angelId }: BenchMember): MemberViewer {
  return {
    ...{ kind: 'member', sessionId: memberId, flowVersionId: memberId, brandId: BENCH_BRAND },
    ...{ memberId, publicId, profileId, angelId, state: 'active', level: 1, regionId: null },
    ...{ emailConfirmed: true, cardVerified: false, gender: 'man', seeking: 'woman' },
    ...{ country: 'it', locale: 'it' },
  };
}

type Reader = { readonly viewer: MemberViewer; readonly deep: Date };

/** Readers, and where in each one's list the deep page begins. */
async function readersOf(members: readonly BenchMember[]): Promise<readonly Reader[]> {
  const { rows } = await pool().query<{ reader: string; deep: Date }>(
    `select reader, "lastAt" as deep
       from (select reader, "lastAt", row_number() over (partition by reader order by "lastAt" desc) as place
               from bare_inbox) ranked
      where place = $1`,
    [DEEP],
  );
  const places = new Map(rows.map(({ reader, deep }) => [reader, deep]));
  return members.map((member) => {
    const deep = places.get(member.profileId);
    if (!deep) throw new Error('a reader without conversations');
    return { viewer: viewerOf(member), deep };
  });
}

type Page = Parameters<typeof conversations>[3];

const NOW = new Date();
const list = (page: (reader: Reader) => Omit<Page, 'limit'>) => async (reader: Reader) =>
  (
    await conversations(reader.viewer, reader.viewer.publicId, 'it', {
      limit: PAGE,
      ...page(reader),
    })
  ).messages.length;

/** What is asked, and how many rows it must answer. */
const cases: Readonly<Record<string, readonly [(reader: Reader) => Promise<number>, number]>> = {
  'bare page': [({ viewer }) => bareInboxPage(pool(), viewer.profileId, NOW, PAGE), PAGE],
  'bare page, far in': [
    ({ viewer, deep }) => bareInboxPage(pool(), viewer.profileId, deep, PAGE),
    PAGE,
  ],
  list: [list(() => ({})), PAGE],
  'list, far in': [list(({ deep }) => ({ before: deep.getTime() })), PAGE],
  'changed since': [list(() => ({ after: String(CONVERSATIONS - CHANGED) })), CHANGED],
  'by a name': [list(() => ({ name: 'bench 12' })), PAGE],
};

function middle(all: readonly Paced[]): Paced {
  const of = (key: keyof Paced): number => median(all.map((one) => one[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

async function measure(readers: readonly Reader[]): Promise<void> {
  const seen = new Map<string, Paced[]>(Object.keys(cases).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    const seconds = round < 0 ? WARM_SECONDS : SECONDS;
    for (const [name, [ask, rows]] of Object.entries(cases)) {
      const measured = await inFlight(IN_FLIGHT, { seconds }, async (index) => {
        const reader = readers[index % READERS];
        const found = reader ? await ask(reader) : 0;
        if (found !== rows) throw new Error(`${name}: ${found} rows of ${rows}`);
      });
      if (round >= 0) seen.get(name)?.push(measured);
    }
  }
  const limit = middle(seen.get('bare page') ?? []).perSecond;
  for (const [name, all] of seen) {
    const { perSecond, p50, p99 } = middle(all);
    console.log(
      `${name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)}/s  ratio ${(perSecond / limit).toFixed(2)}  ` +
        `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
  }
  console.log('goal: ratio 0.3 of the bare page');
}

/** The plans that the connections have settled on by now. */
async function plans({ viewer, deep }: Reader): Promise<string> {
  const own = [viewer.profileId];
  const upTo = new Date(NOW.getTime() + 60_000);
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    ['chat-list', [...own, null, PAGE + 1, upTo]],
    ['chat-list', [...own, deep, PAGE + 1, upTo]],
    ['chat-list-named', [...own, null, PAGE + 1, upTo, 'bench 12']],
    ['chat-changes', [...own, CONVERSATIONS - CHANGED, PAGE + 1, upTo]],
    ['closed-conversations', [...own, CONVERSATIONS - CHANGED]],
    ['inbox-state', own],
  ];
  const client = await pool().connect();
  try {
    const texts: string[] = [];
    for (const [name, values] of statements) {
      texts.push(`── ${name}\n${await explainPrepared(client, name, values)}`);
    }
    return `${texts.join('\n\n')}\n`;
  } finally {
    client.release();
  }
}

try {
  const members = await insertMembers(pool(), READERS);
  await fillInboxes(pool(), members, await insertMembers(pool(), CONVERSATIONS));
  const readers = await readersOf(members);
  console.log(
    `${READERS} members with ${CONVERSATIONS} conversations each, ${IN_FLIGHT} in flight`,
  );
  await measure(readers);
  const [first] = readers;
  if (!first) throw new Error('no reader');
  const folder = join(root, '.data/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'inbox-plans.txt');
  writeFileSync(file, await plans(first));
  console.log(`plans: ${file}`);
} finally {
  await pool().end();
  await dropDatabase(database);
  await leaveCluster();
}
