/** Exit codes by which the process that encodes voice messages refuses one; every other failure is an unreadable file. */
export const VOICE_EXITS = { tooLong: 3, typeRefused: 4 } as const;
