export function guideCommands(name: string, time?: string): string[];
