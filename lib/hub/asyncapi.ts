import { z } from 'zod';
import { wireSchema, type Json } from '../http/wire-schema.ts';
import { ERRORS } from '../kernel/errors.ts';
import { nameToWire } from '../wire/rename.ts';
import { acknowledgementSchemas } from './acknowledgement-schemas.ts';
import { inboundEvents } from './inbound/registry.ts';
import { outboundSchemas } from './outbound-schemas.ts';

const REFUSAL = {
  type: 'object',
  required: ['ok', 'code', 'params'],
  properties: {
    ok: { const: false },
    code: { enum: Object.keys(ERRORS).sort() },
    params: { type: 'object' },
  },
  additionalProperties: false,
};

function acknowledgement(name: string): Json {
  const added = acknowledgementSchemas[name] ?? z.object({});
  const accepted = wireSchema(added.extend({ ok: z.literal(true) }), 'output');
  return { anyOf: [accepted, { $ref: '#/components/schemas/Refusal' }] };
}

const ref = (kind: string, name: string): Json => ({ $ref: `#/${kind}/${name}` });

/** The AsyncAPI document of the members' socket, generated from the schemas of its events. */
export function asyncApiDocument(): Json {
  const messages: Json = {};
  const operations: Json = {};
  for (const [event, { schema }] of inboundEvents) {
    const id = `emit_${event}`;
    messages[id] = {
      name: event,
      payload: wireSchema(schema, 'input'),
      'x-acknowledgement': acknowledgement(event),
    };
    operations[id] = {
      action: 'receive',
      channel: ref('channels', 'socket'),
      messages: [ref('channels/socket/messages', id)],
    };
  }
  for (const [event, schema] of Object.entries(outboundSchemas)) {
    const name = nameToWire(event);
    const id = `on_${name}`;
    messages[id] = { name, summary: schema.description, payload: wireSchema(schema, 'output') };
    operations[id] = {
      action: 'send',
      channel: ref('channels', 'socket'),
      messages: [ref('channels/socket/messages', id)],
    };
  }
  const names = Object.keys(messages);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Amarena, the members’ socket',
      version: '1',
      description:
        'Socket.IO 4 on the host of a brand, path /socket.io/, namespace /, transport websocket. `auth.token` is the session token; see docs/wire.md. The last argument of an emitted event is its acknowledgement (`x-acknowledgement`). The actions are the server’s: it receives what a client emits and sends what a client hears.',
    },
    channels: {
      socket: {
        address: '/',
        messages: Object.fromEntries(names.map((id) => [id, ref('components/messages', id)])),
      },
    },
    operations,
    components: { messages, schemas: { Refusal: REFUSAL } },
  };
}
