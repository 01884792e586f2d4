import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { createDatabase, dropDatabase } from '../setup/database.ts';
import { root } from '../setup/process.ts';
import { ensureTemplate } from '../setup/template.mjs';
import { BENCH_BRAND, insertMembers, type BenchMember } from './bench-members.ts';
import { settledPlan } from './explain-prepared.ts';
import { median } from './http-load.ts';
import { inFlight, type Paced } from './in-flight.ts';
import { statementsOf } from './sent-statements.ts';
import { isTiny, sizesOf } from './sizes.ts';

const sizes = sizesOf('inbox');
const IN_FLIGHT = 20;
const PAGE = 30;
/** Part of the screen name of one conversation in twenty. */
const NAME = 'bench 12';
const named = Array.from({ length: sizes.conversations }, (_, index) =>
  `bench ${sizes.readers + index + 1}`.includes(NAME),
).filter(Boolean).length;

const cluster = await joinCluster();
process.env['TEST_CLUSTER_URL'] = cluster;
const database = await createDatabase((await ensureTemplate(cluster, 'reference')).name);
process.env['DATABASE_URL'] = database.url;
// Modules read their settings when they are loaded, so they are imported after the settings are made.
const { pool } = await import('#lib/db/pool.ts');
const { conversations } = await import('#lib/chat/conversations/list-conversations.ts');
const { bareInboxPage, fillInboxes } = await import('./inbox-world.ts');

function viewerOf({ memberId, publicId, profileId, angelId }: BenchMember): MemberViewer {
  return {
    kind: 'member',
    sessionId: memberId,
    flowVersionId: memberId,
    brandId: BENCH_BRAND,
    memberId,
    publicId,
    profileId,
    angelId,
    state: 'active',
    level: 1,
    regionId: null,
    emailConfirmed: true,
    cardVerified: false,
    gender: 'man',
    seeking: 'woman',
    country: 'it',
    locale: 'it',
  };
}

type Reader = { readonly viewer: MemberViewer; readonly deep: Date };

/** The readers, each with the cursor at which the deep page of their list begins. */
async function readersOf(members: readonly BenchMember[]): Promise<readonly Reader[]> {
  const { rows } = await pool().query<{ reader: string; deep: Date }>(
    `select reader, "lastAt" as deep
       from (select reader, "lastAt", row_number() over (partition by reader order by "lastAt" desc) as place
               from bare_inbox) ranked
      where place = $1`,
    [sizes.deep],
  );
  const places = new Map(rows.map(({ reader, deep }) => [reader, deep]));
  return members.map((member) => {
    const deep = places.get(member.profileId);
    if (!deep) throw new Error('the reader has no conversations');
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

/** Each query with the number of rows that it must return. */
const cases: Readonly<Record<string, readonly [(reader: Reader) => Promise<number>, number]>> = {
  'bare page': [({ viewer }) => bareInboxPage(pool(), viewer.profileId, NOW, PAGE), PAGE],
  'bare page, far in': [
    ({ viewer, deep }) => bareInboxPage(pool(), viewer.profileId, deep, PAGE),
    PAGE,
  ],
  list: [list(() => ({})), PAGE],
  'list, far in': [list(({ deep }) => ({ before: deep.getTime() })), PAGE],
  'changed since': [
    list(() => ({ after: String(sizes.conversations - sizes.changed) })),
    sizes.changed,
  ],
  'by a name': [list(() => ({ name: NAME })), Math.min(PAGE, named)],
};

function middle(all: readonly Paced[]): Paced {
  const of = (key: keyof Paced): number => median(all.map((one) => one[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

async function measure(readers: readonly Reader[]): Promise<void> {
  const seen = new Map<string, Paced[]>(Object.keys(cases).map((name) => [name, []]));
  for (let round = -1; round < sizes.rounds; round += 1) {
    const seconds = round < 0 ? sizes.warmSeconds : sizes.seconds;
    for (const [name, [ask, rows]] of Object.entries(cases)) {
      const measured = await inFlight(IN_FLIGHT, { seconds }, async (index) => {
        const reader = readers[index % readers.length];
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

/** The plan of every statement that the cases send, with the values of one reader. */
async function plans(reader: Reader): Promise<string> {
  const client = await pool().connect();
  try {
    const texts: string[] = [];
    for (const [name, [ask]] of Object.entries(cases)) {
      for (const sent of await statementsOf(() => ask(reader))) {
        texts.push(`── ${name}: ${sent.name}\n${await settledPlan(client, sent)}`);
      }
    }
    return `${texts.join('\n\n')}\n`;
  } finally {
    client.release();
  }
}

try {
  const members = await insertMembers(pool(), sizes.readers);
  await fillInboxes(pool(), members, await insertMembers(pool(), sizes.conversations));
  const readers = await readersOf(members);
  console.log(
    `${sizes.readers} members with ${sizes.conversations} conversations each, ${IN_FLIGHT} in flight`,
  );
  await measure(readers);
  const [first] = readers;
  if (!first) throw new Error('no readers in the bench world');
  const folder = join(root, '.data/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `inbox-plans${isTiny ? '-tiny' : ''}.txt`);
  writeFileSync(file, await plans(first));
  console.log(`plans: ${file}`);
} finally {
  await pool().end();
  await dropDatabase(database);
  await leaveCluster();
}
