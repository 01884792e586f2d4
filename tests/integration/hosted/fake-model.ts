import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

type ModelRequest = z.output<typeof requestSchema>;

/** An OpenAI-compatible endpoint that answers as a test sets it, and records its requests. */
export async function startFakeModel() {
  const state = {
    asked: [] as ModelRequest[],
    authorization: '',
    say: 'Che bello, raccontami di più!',
    status: 200,
    /** Runs before the answer is sent. */
    meanwhile: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      state.asked.push(requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
      state.authorization = request.headers.authorization ?? '';
      const choices = [{ index: 0, message: { role: 'assistant', content: state.say } }];
      void state.meanwhile().then(() => {
        response.writeHead(state.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
