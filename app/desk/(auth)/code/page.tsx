import type { Metadata } from 'next';
import { CodeForm } from '#components/desk/auth/code-form.tsx';

export const metadata: Metadata = { title: 'Second factor' };

export default function CodePage() {
  return <CodeForm />;
}
