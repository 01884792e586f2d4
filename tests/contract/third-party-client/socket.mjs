import { io } from 'socket.io-client';

const { API_PORT, API_HOST } = process.env;
const WITHIN_MS = 60_000;

/** A connected socket: { emit(event, payload) → acknowledgement, next(event) → payload, close }. */
export async function connect(token) {
  const socket = io(`http://127.0.0.1:${API_PORT}`, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { host: `${API_HOST}:${API_PORT}` },
    reconnection: false,
    forceNew: true,
  });
  const received = [];
  const waiting = new Set();
  socket.onAny((event, payload) => {
    received.push({ event, payload });
    for (const check of waiting) check();
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    emit: (event, payload) => socket.timeout(WITHIN_MS).emitWithAck(event, payload),
    next: (event, fits = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`no ${event} within ${WITHIN_MS} ms`));
        }, WITHIN_MS);
        const check = () => {
          const found = received.find((one) => one.event === event && fits(one.payload));
          if (found === undefined) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found.payload);
        };
        waiting.add(check);
        check();
      }),
    close: () => socket.disconnect(),
  };
}
