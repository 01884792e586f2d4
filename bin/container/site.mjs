import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { podman } from './engine.mjs';

export const HOST = 'dolcevita.localhost';
const WITHIN_MS = 15_000;
const RETURN_MS = 1_000;

/**
 * The site of a host as a visitor reaches it: by TLS through the proxy, with a certificate of the proxy's own authority
 * that is checked. { call, connect, page }.
 */
export async function openSite(ownHost = HOST) {
  const ca = await podman(
    'exec',
    'amarena-proxy-1',
    'cat',
    '/data/caddy/pki/authorities/local/root.crt',
  );
  // No resolver is needed for hosts below localhost.
  const lookup = (_host, { all }, answer) =>
    all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);
  const agent = new Agent({ ca, lookup, keepAlive: false });

  const page = (path, { host = ownHost, method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = { agent, method, headers, timeout: WITHIN_MS };
      const sent = request(`https://${host}${path}`, options, (response) => {
        const { statusCode: status, headers: got } = response;
        buffer(response).then((bytes) => resolve({ status, headers: got, bytes }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error(`${path} did not answer`)));
      sent.on('error', reject);
      sent.end(body);
    });

  return {
    page,
    /** A call of the API; throws with the code when it is refused. */
    call: async (path, { token, body, form, method, host } = {}) => {
      const headers = { accept: 'application/json' };
      if (token !== undefined) headers.authorization = `Bearer ${token}`;
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (form !== undefined) headers['content-type'] = form.type;
      const verb = method ?? (body === undefined && form === undefined ? 'GET' : 'POST');
      const sent = form?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
      const { status, bytes } = await page(path, { host, method: verb, headers, body: sent });
      const answer = JSON.parse(bytes.toString());
      if (status >= 400) throw new Error(`${verb} ${path}: ${status} ${answer.code}`);
      return answer;
    },
    /** A member's socket, which connects again by itself. */
    connect: (token) => {
      const socket = io(`https://${ownHost}`, {
        agent,
        transports: ['websocket'],
        auth: { token },
        reconnectionDelay: 200,
        reconnectionDelayMax: 1_000,
        forceNew: true,
      });
      // As a page: after the server has closed or refused a connection, the library leaves it closed.
      const comeBack = () => {
        if (!socket.active && !left) setTimeout(() => left || socket.connect(), RETURN_MS);
      };
      let left = false;
      socket.on('connect_error', comeBack);
      socket.on('disconnect', (reason) => {
        left = reason === 'io client disconnect';
        comeBack();
      });
      return socket;
    },
  };
}
