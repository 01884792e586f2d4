import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import type { ChatEvent, WaitEvent } from '#lib/realtime/events.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { startFakeModel } from './fake-model.ts';

type Pushed = { readonly memberId: string; readonly event: ChatEvent };

/** A profile that the model answers for. */
export const AI = { answeredBy: ['ai', 'script'] } as const;
/** Flow 12 asks the model. */
export const ASKS_AI = { flowCode: '12' } as const;

/** A fake chat model and fake delivery to members' devices. Both are reset before each test. */
export function playedModel() {
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  const pushed: Pushed[] = [];
  const waitEvents: WaitEvent[] = [];
  const read: string[] = [];
  beforeAll(async () => {
    model = await startFakeModel();
    process.env['AI_BASE_URL'] = model.url;
    installRealtime({
      ...realtime(),
      toMember: (memberId, name, payload) => {
        const event = payload as ChatEvent | WaitEvent;
        if (name === 'read') read.push(memberId);
        if (name !== 'chat') return;
        if (event.seq === null) waitEvents.push(event);
        else pushed.push({ memberId, event });
      },
    });
  });
  beforeEach(() => {
    pushed.length = 0;
    waitEvents.length = 0;
    read.length = 0;
    model.state.asked = [];
    model.state.status = 200;
    model.state.say = 'Che bello, raccontami di più!';
    model.state.meanwhile = () => Promise.resolve();
  });
  afterEach(() => {
    clock.setOffset(0);
  });
  afterAll(() => model.stop());
  return {
    /** The requests that the model received, and the answer that it gives. */
    model: () => model.state,
    /** Messages that reached members' devices. */
    pushed,
    /** The events that notified members of who is answering. */
    waitEvents,
    /** The members who were notified that their messages were read. */
    read,
  };
}
