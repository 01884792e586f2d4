'use client';

import { useMemo } from 'react';
import { draftCalls } from '../config/draft-calls.ts';
import { DraftEditor } from '../config/draft-editor.tsx';
import type { Section } from '../config/form-sections.tsx';
import type { Fields, JsonSchema } from '../config/json-schema.ts';
import type { StoredDraft } from '../config/use-draft.ts';
import { deskCall } from '../desk-call.ts';

/** The sections of a flow's fields. */
const flowSections: readonly Section[] = [
  { title: 'Sign-up', of: ['optin', 'photoOptional', 'vertical', 'channelPopup'] },
  {
    title: 'Credits',
    of: ['messageCost', 'freeMessages', 'icebreakerCredits', 'likeCredits', 'giftedMessages'],
  },
  {
    title: 'Access and prompts',
    of: ['requiresCardCheck', 'freePages', 'hooks', 'iframeHook', 'pages'],
  },
  { title: 'Discovery', of: ['matchEnabled', 'invitationMode'] },
  { title: 'Hosted profiles', of: ['replyProvider', 'useAi', 'hostedDelay'] },
  { title: 'Payment', of: ['okPage', 'descriptor', 'paymentMethods'] },
  { title: 'Plans', of: ['plans'] },
];

interface FlowEditorProps {
  brand: string;
  code: string;
  what: string;
  schema: JsonSchema;
  products: readonly string[];
  published: Fields;
  version: number;
  draft: StoredDraft | null;
  locked?: string;
  path: string;
}

/** The editor of a flow. */
export function FlowEditor({ brand, code, products, ...rest }: FlowEditorProps) {
  const calls = useMemo(() => {
    const params = { brand, code };
    return draftCalls('flows/{brand}/{code}', params, () =>
      deskCall('POST /api/desk/flows/{brand}/{code}/preview', { params }),
    );
  }, [brand, code]);
  const options = { productId: products };
  return <DraftEditor {...rest} calls={calls} options={options} sections={flowSections} />;
}
