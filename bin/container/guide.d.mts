export function guideCommands(name: string, values?: Record<string, string>): string[];
