import { z } from 'zod';

const RELAY = /^turns?:[\w.-]+(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/;

/** Environment variables of calls. Without a relay no calls are offered. */
export const callVariables = {
  // Addresses of one TURN server, parted by commas: turn:turn.example.com:3478?transport=udp
  TURN_URLS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((all) => all.every((one) => RELAY.test(one)), 'is a list of turn: addresses')
    .default([]),
  // Shared with the TURN server (its `static-auth-secret`).
  TURN_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
};
