/** Exit codes by which the process that renders pictures refuses one; every other failure is an unreadable file. */
export const PICTURE_EXITS = { tooLarge: 3, typeRefused: 4 } as const;
