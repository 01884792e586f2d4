import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Limit } from '../wire/endpoint.ts';
import type { Duty } from './roles.ts';

/**
 * A call of the desk. It speaks our own words: nobody but our own pages calls it. `anybody` is whoever reaches
 * the desk's host, `half` has proven the password, a duty asks for both factors and a role that has it, a list
 * of duties for a role that has one of them.
 */
export type DeskEndpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly access: 'anybody' | 'half' | 'operator' | Duty | readonly Duty[];
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  /** A form with a file: its handler reads `request` itself. */
  readonly bodyAs?: 'multipart';
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /** Shows what is a member's: it is not answered without a purpose, and the log keeps both. */
  readonly personal?: boolean;
  /**
   * Asked anew every few seconds while a room is open and tells of nobody: that the room was opened stands in
   * the log, each of its looks does not.
   */
  readonly polled?: boolean;
};

export type DeskContract = Readonly<
  Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, DeskEndpoint>
>;

/** Keeps the exact type of an endpoint, so that handlers and pages are typed by its key. */
export function deskEndpoint<const E extends DeskEndpoint>(definition: E): E {
  return definition;
}
