import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from './composition.mjs';
import { giveCredits } from './give-credits.mjs';
import { confirmAddress, say, signUp } from './members.mjs';

const PAIRS = 4;
const PAUSE_MS = 300;
/** How long the last messages may take after the end of the load: members may not be served after a failed drill. */
const LAST_WITHIN_MS = 60_000;
/** Answers after which a browser sends the same message again. */
const AGAIN = new Set(['unavailable', 'too_many_requests']);
const TEXTS = ['Ciao!', 'Come stai?', 'Anche io', 'Domenica al mare?', 'Volentieri', 'A presto'];

/** Members in pairs who can write for as long as the drills take: [{ member, angelId }]. */
export async function makeWriters(site) {
  const members = [];
  for (let n = 0; n < PAIRS; n += 1) {
    members.push(await signUp(site, 'uomo', 'donna'), await signUp(site, 'donna', 'uomo'));
  }
  for (const member of members) await confirmAddress(site, member);
  await giveCredits(members.map(({ trackerId }) => trackerId));
  const angels = await angelIds(members);
  return members.map((member, n) => {
    const peer = members[n % 2 === 0 ? n + 1 : n - 1];
    return { member, angelId: angels.get(peer.trackerId) };
  });
}

async function angelIds(members) {
  const ids = members.map(({ trackerId }) => `'${trackerId}'`).join(', ');
  const rows = await sql(`select u.public_id, p.public_id from users u
    join profiles p on p.member_id = u.id where u.public_id in (${ids})`);
  return new Map(rows.split('\n').map((row) => row.split('|')));
}

/**
 * All members write at once until `stop`, each message again under its id until it is acknowledged, as browsers do.
 * `stop` resolves to { sent, acknowledged, lost, twice, silenceS, faults }.
 */
export async function startLoad(site, writers) {
  const acknowledged = new Map();
  const faults = [];
  let sent = 0;
  let stopped = false;
  const lane = async ({ member, angelId }) => {
    const socket = site.connect(member.token);
    await once(socket, 'connect');
    for (let n = 0; !stopped; n += 1) {
      const id = randomUUID();
      sent += 1;
      const fault = await untilAcknowledged(socket, { angelId, id, text: TEXTS[n % TEXTS.length] });
      if (fault === undefined) acknowledged.set(id, performance.now());
      else faults.push(fault);
      await sleep(PAUSE_MS);
    }
    socket.close();
  };
  const from = performance.now();
  const lanes = Promise.all(writers.map(lane));
  return {
    acknowledged: () => acknowledged.size,
    /** Counts what was stored in the database of a cell: the brand's at that time. */
    stop: async (project) => {
      stopped = true;
      const late = sleep(LAST_WITHIN_MS, true, { ref: false });
      if ((await Promise.race([lanes, late])) === true) faults.push('unanswered');
      const stored = await storedTimes([...acknowledged.keys()], project);
      const counts = [...acknowledged.keys()].map((id) => stored.get(id) ?? 0);
      return {
        sent,
        acknowledged: acknowledged.size,
        lost: counts.filter((count) => count === 0).length,
        twice: counts.filter((count) => count > 1).length,
        silenceS: longestGap([from, ...acknowledged.values()]) / 1_000,
        faults,
      };
    },
  };
}

/** Sends until it is acknowledged: undefined then, else the code of a refusal that does not pass. */
export async function untilAcknowledged(socket, { angelId, id, text }) {
  for (;;) {
    const answer = await say(socket, angelId, text, id).catch(() => undefined);
    if (answer?.ok) return undefined;
    if (answer !== undefined && !AGAIN.has(answer.code)) return answer.code;
    await sleep(1_000 * (answer?.params?.retryAfter ?? 0.5));
  }
}

/** How often each of these client ids is stored. */
export async function storedTimes(ids, project) {
  const list = ids.map((id) => `'${id}'`).join(',');
  const rows = await sql(
    `select id_client, count(*) from messages where id_client in (${list || 'null'}) group by 1`,
    project,
  );
  const pairs = rows.split('\n').filter((row) => row !== '');
  return new Map(pairs.map((row) => row.split('|')).map(([id, count]) => [id, Number(count)]));
}

function longestGap(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.max(0, ...sorted.slice(1).map((time, n) => time - sorted[n]));
}
