import type pg from 'pg';

export function tablesInOrder(client: pg.Client): Promise<string[]>;
export function columnsOf(client: pg.Client, table: string): Promise<string[]>;
