import { createServer } from 'node:http';

/** The upper limit: Node answers a few bytes and does nothing else. */
const port = Number(process.argv[2]);
const body = JSON.stringify({ ip: '127.0.0.1', ua: 'bench' });
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(port);
