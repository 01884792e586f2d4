import { EventEmitter } from 'node:events';

type Emitted = { readonly event: string; readonly payload: unknown };

/** The library's socket, with a simulated server. */
export class PlayedSocket extends EventEmitter {
  readonly id = 'socket-1';
  connected = false;
  active = true;
  readonly emitted: Emitted[] = [];
  answers: (event: string) => unknown = () => ({ ok: true, cursor: '5' });
  connect(): void {
    this.connected = true;
    this.emit('connect');
  }
  disconnect(): void {
    this.drop('io client disconnect');
  }
  drop(reason: string): void {
    this.connected = false;
    this.emit('disconnect', reason);
  }
  timeout(): { emitWithAck: (event: string, payload: unknown) => Promise<unknown> } {
    return {
      emitWithAck: (event, payload) => {
        this.emitted.push({ event, payload });
        return Promise.resolve(this.answers(event));
      },
    };
  }
  names(): readonly string[] {
    return this.emitted.map(({ event }) => event);
  }
}

/** The document of a simulated tab. */
export class PlayedPage extends EventTarget {
  hidden = false;
}
