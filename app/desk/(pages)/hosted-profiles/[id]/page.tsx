import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Editor } from '#components/desk/hosted-profiles/editor.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { editorPlaces } from '../editor-places.ts';

export const metadata: Metadata = { title: 'Hosted profile' };

type Where = { readonly params: Promise<{ readonly id: string }> };

export default async function HostedProfilePage({ params }: Where) {
  const operator = await operatorWith('hosted');
  if (!operator) return <Forbidden />;
  const { id } = await params;
  return <Editor profileId={id} places={await editorPlaces(operator)} />;
}
