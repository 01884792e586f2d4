import type { Metadata } from 'next';
import { CodeForm } from '#components/desk/auth/code-form.tsx';

export const metadata: Metadata = { title: 'Two-factor authentication' };

export default function CodePage() {
  return <CodeForm />;
}
