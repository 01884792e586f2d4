export function isBanned(name: string): boolean;
