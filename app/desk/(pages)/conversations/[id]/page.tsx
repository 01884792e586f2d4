import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Conversation } from '#components/desk/conversations/conversation.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';

export const metadata: Metadata = { title: 'Conversation' };

type Where = { readonly params: Promise<{ readonly id: string }> };

export default async function ConversationPage({ params }: Where) {
  const operator = await operatorWith('hosted');
  if (!operator) return <Forbidden />;
  const { id } = await params;
  return <Conversation key={id} conversationId={id} self={`operator:${operator.operatorId}`} />;
}
