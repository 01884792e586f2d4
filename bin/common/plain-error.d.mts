export class PlainError extends Error {}
export function main(run: () => Promise<void>, usage?: string): Promise<void>;
