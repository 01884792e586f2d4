import type pg from 'pg';

export function connect(url: string): Promise<pg.Client>;
export function directUrl(): string | undefined;
export function reasonOf(error: unknown): string;
