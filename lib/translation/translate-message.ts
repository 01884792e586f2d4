import type { Locale } from '../brands/schema.ts';
import { threadHead } from '../chat/thread-head.ts';
import { threadMessages } from '../chat/conversations/thread-messages.ts';
import { requireOwnName } from '../identity/require-own-name.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import { textsToTranslate } from './batches.ts';
import { translateTexts } from './translate-texts.ts';

type Asked = { readonly trackerId: string; readonly angelId: string; readonly seq: number };

/** The text of a received message as the viewer may read it. Raises `not_found` for any other one. */
async function receivedText(viewer: MemberViewer, { angelId, seq }: Asked): Promise<string> {
  const head = await threadHead(viewer, angelId);
  if (head.shutOut && !head.blocked) fail('not_found');
  const { messages } = await threadMessages(viewer, head, { after: seq - 1, limit: 1 });
  const [message] = messages;
  if (message?.seq !== seq || message.from !== 'peer' || message.isHtml) fail('not_found');
  return message.msg ?? fail('not_found');
}

/**
 * A message that the member has received, in the member's language, by the model, which gets the text alone, without
 * contact data. It costs nothing, and nothing is stored. Members only. Raises `not_found`, also for a message that the
 * member may not read, and `translation_unavailable` with its state.
 */
export async function translateMessage(
  viewer: MemberViewer,
  asked: Asked,
  to: Locale,
): Promise<{ translation: string; to: Locale }> {
  requireOwnName(viewer, asked.trackerId);
  const text = await receivedText(viewer, asked);
  const { texts } = textsToTranslate([text]);
  // Emoji and numbers alone need no model.
  if (texts.length === 0) return { translation: text, to };
  const [translated] = await translateTexts({ texts, to });
  return { translation: translated?.translation ?? fail('translation_unavailable'), to };
}
