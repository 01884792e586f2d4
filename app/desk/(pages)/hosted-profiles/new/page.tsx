import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { NewProfile } from '#components/desk/hosted-profiles/editor.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { editorPlaces } from '../editor-places.ts';

export const metadata: Metadata = { title: 'New hosted profile' };

export default async function NewHostedProfilePage() {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  return <NewProfile places={await editorPlaces(operator)} />;
}
