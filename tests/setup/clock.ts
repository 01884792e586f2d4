/** Moves the clock of a running app through its control port, and runs the work that is due then. */
export type AppClock = {
  readonly advance: (ms: number) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly runDue: () => Promise<void>;
};

export function appClock(controlPort: number): AppClock {
  let offset = 0;
  const post = async (path: string): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${controlPort}${path}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`the control port answered ${answer.status} to ${path}`);
    await answer.arrayBuffer();
  };
  return {
    advance: (ms) => {
      offset += ms;
      return post(`/clock?offset=${offset}`);
    },
    reset: () => {
      offset = 0;
      return post('/clock?offset=0');
    },
    runDue: () => post('/run-due'),
  };
}
