import { Thread } from '#components/chat/thread/thread.tsx';
import type { ThreadProps } from '#components/chat/thread/thread-props.ts';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import type { ThreadAnswer, ThreadMessage } from '#components/chat/state/types.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { peer, thread } from '#tests/component/support/chat.ts';
import {
  credits,
  renderMember,
  type MemberOptions,
  type MemberPage,
} from '#tests/component/support/render-member.tsx';
import { answeringByDefault } from '#tests/component/support/server.ts';

export const THREAD = 'GET /api/get/messages/{trackerId}/{angelId}';

interface ThreadOptions extends MemberOptions {
  props?: Partial<ThreadProps>;
}

let drawn = 0;

/** Drafts and unsent text outlive their page within a tab, so each thread of a test has a new peer. */
export function freshPeer(): ThreadAnswer['peer'] {
  drawn += 1;
  return peer({ angelId: `peer${String(drawn).padStart(14, '0')}XX` });
}

export interface ThreadPage extends MemberPage {
  readonly peer: ThreadAnswer['peer'];
  readonly thread: ThreadAnswer;
}

/** Renders the screen of one thread; the server answers later fetches with the same thread. */
export function renderThread(
  change: Partial<ThreadAnswer> = {},
  options: ThreadOptions = {},
): ThreadPage {
  const answer = thread({ peer: freshPeer(), ...change });
  answeringByDefault({
    [THREAD]: answer,
    'POST /api/log/notification/readed': { result: 'OK', unread: 0 },
  });
  const { angelId } = answer.peer;
  const page = renderMember(
    <OpeningThreadProvider prefix="">
      <Thread
        thread={answer}
        online={false}
        city={null}
        needsCardCheck={false}
        cardCheckHref="/checkout/check"
        cardVerified={false}
        now={Date.now()}
        timeZone="Europe/Rome"
        prefix=""
        {...options.props}
      />
    </OpeningThreadProvider>,
    {
      path: `/chats/${angelId}`,
      segmentOf: (path) => path.split('/').at(2) ?? null,
      ...options,
    },
  );
  return { ...page, peer: answer.peer, thread: answer };
}

/** The acknowledgement of a stored message: its number, its text as stored, and the remaining credits. */
export function stored(
  seq: number,
  msg: string,
  quote: ThreadMessage['quote'] = null,
): Acknowledgement {
  return {
    ok: true,
    id: `stored-${String(seq)}`,
    seq,
    time: Date.now(),
    msg,
    quote,
    remainingCredits: credits({ subscriptionCredits: 19, totalCredits: 19 }),
  };
}
