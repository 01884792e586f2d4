import type { Acknowledgement } from '../events.ts';
import type { Send } from './outbox-store.ts';
import { RESTORED_SEND_MS } from '../limits.ts';

const LEFT: Acknowledgement = { ok: false, code: 'offline', params: {} };

export type RestoredSend = {
  readonly send: Send;
  readonly answer: Promise<Acknowledgement>;
};

/** Messages that an earlier page of the tab left unsent: sent again, and handed to the component that shows them. */
export class RestoredSends {
  #untaken: readonly RestoredSend[];

  constructor(
    left: readonly Send[],
    sendAgain: (send: Send) => Promise<Acknowledgement>,
    onStored: () => void,
  ) {
    this.#untaken = left.map((send) => {
      const fresh = Date.now() - send.writtenAt < RESTORED_SEND_MS;
      return { send, answer: fresh ? sendAgain(send) : Promise.resolve(LEFT) };
    });
    for (const restored of this.#untaken) {
      void restored.answer.then(({ ok }) => {
        if (!ok || !this.#untaken.includes(restored)) return;
        this.#untaken = this.#untaken.filter((one) => one !== restored);
        onStored();
      });
    }
  }

  /** The restored messages to one profile, each returned once; those stored by now are in the server's page. */
  take(angelId: string): readonly RestoredSend[] {
    const fits = ({ send: { event, payload } }: RestoredSend): boolean =>
      event === 'chat' && payload['angelId'] === angelId;
    const taken = this.#untaken.filter(fits);
    this.#untaken = this.#untaken.filter((one) => !fits(one));
    return taken;
  }
}
