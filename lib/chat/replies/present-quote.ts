import type { Quote } from '../../realtime/events.ts';
import type { MessageRow } from '../message-row.ts';
import { presentMessage, type Reader } from '../present.ts';
import { quoteText } from './quote-text.ts';

/**
 * What a reply shows of the message it answers, by the rules of that message: blur, removal, phone numbers, photos.
 * Undefined: the reader has it no more. Pure.
 */
export function presentQuote(seq: number, row: MessageRow | undefined, reader: Reader): Quote {
  if (row === undefined)
    return { seq, from: null, msg: null, blurred: false, removed: false, attachment: null };
  const { from, msg, blurred, removed, attachment } = presentMessage(row, reader);
  return { seq, from, msg: msg === null ? null : quoteText(msg), blurred, removed, attachment };
}
