import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { io } from 'socket.io-client';
import { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import type { CreatedMember } from '../factories/member.ts';
import { callApi } from './call-api.ts';

type Seat = {
  readonly member: CreatedMember;
  readonly angelId: string;
  /** The port to connect to. */
  readonly port: number;
  readonly host: string;
};

export type ChatClient = {
  readonly seat: Seat;
  /** Client ids of messages that were acknowledged as stored. */
  readonly acknowledged: ReadonlySet<string>;
  /** Unexpected events: refusals, duplicates, and events with text that must be hidden. */
  readonly faults: readonly string[];
  /** `seq` of the peer's messages that this client has received. */
  readonly received: ReadonlySet<number>;
  /** Resolves once the message is acknowledged, however often it was sent. */
  readonly say: (msg: string) => Promise<void>;
  readonly close: () => void;
};

type Page = {
  readonly messages: readonly { readonly seq: number; readonly from: string }[];
  readonly hasMore: boolean;
};

const window = new EventTarget();
setMaxListeners(0, window);
Object.assign(globalThis, {
  window,
  document: Object.assign(new EventTarget(), { hidden: false }),
});

/**
 * A member's open thread on the browser's own connection and outbox: it reconnects, sends again, and fetches
 * missed messages by number.
 */
export function openChatClient(seat: Seat): ChatClient {
  const { member, angelId, port, host } = seat;
  const acknowledged = new Set<string>();
  const received = new Set<number>();
  const pushed = new Set<number>();
  const faults: string[] = [];
  let newest = 0;
  let fetching: Promise<void> | undefined;
  let again = false;

  const fetchPage = async (after: number): Promise<void> => {
    const path = `/api/get/messages/${member.publicId}/${angelId}?after=${after}&limit=100`;
    const { token } = member;
    const { status, text } = await callApi(port, host, path, { token, timeoutMs: 5_000 });
    if (status !== 200) throw new Error(`the thread answered ${status}`);
    const { messages, hasMore } = JSON.parse(text) as Page;
    for (const { seq, from } of messages) if (from === 'peer') received.add(seq);
    const last = messages.at(-1)?.seq ?? after;
    newest = Math.max(newest, last);
    if (hasMore) await fetchPage(last);
  };
  /**
   * One fetch at a time; a request during a fetch starts another one. A lost connection triggers this again
   * by itself.
   */
  const fetchMissed = (): void => {
    again = true;
    fetching ??= (async () => {
      while (again) {
        again = false;
        await fetchPage(newest).catch(() => undefined);
      }
      fetching = undefined;
    })();
  };

  const socketOptions = { auth: { token: member.token }, forceNew: true };
  const connection = new MemberConnection(
    {
      trackerId: member.publicId,
      softwareVersion: '',
      cursor: '0',
      outbox: { load: () => [], save: () => new Set() },
      onSocketError: () => undefined,
      reload: () => undefined,
    },
    () =>
      Promise.resolve({
        io: ((options: object) =>
          io(`http://127.0.0.1:${port}`, {
            ...options,
            ...socketOptions,
            extraHeaders: { host: `${host}:${port}` },
          })) as typeof io,
      }),
  );
  connection.onCatchUp(fetchMissed);
  connection.on('chat', (event) => {
    if (event.seq === null || event.angelId !== angelId) return;
    const { seq, from, blurred, msg } = event;
    if (pushed.has(seq)) faults.push(`number ${seq} was pushed twice`);
    if (blurred && msg !== null) faults.push(`number ${seq} was blurred and readable`);
    pushed.add(seq);
    if (seq > newest + 1) {
      fetchMissed();
      return;
    }
    newest = Math.max(newest, seq);
    if (from === 'peer') received.add(seq);
  });
  connection.open();

  const take = (idClient: string, answer: Acknowledgement): void => {
    if (answer.ok) acknowledged.add(idClient);
    else faults.push(`a send was refused: ${answer.code}`);
    const seq = answer.ok ? Number(answer['seq']) : 0;
    if (seq > newest + 1) fetchMissed();
    else newest = Math.max(newest, seq);
  };
  return {
    seat,
    acknowledged,
    faults,
    received,
    say: async (msg) => {
      const idClient = randomUUID();
      const about = { trackerId: member.publicId, screenName: '', time: 0 };
      const message = { ...about, idClient, msg, angelId, suggested: false, icebreaker: false };
      take(idClient, await connection.send('chat', message));
    },
    close: () => {
      connection.close();
    },
  };
}
