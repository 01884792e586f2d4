import type { Metadata } from 'next';
import { LoginForm } from '#components/desk/auth/login-form.tsx';

export const metadata: Metadata = { title: 'Log in' };

export default function LoginPage() {
  return <LoginForm />;
}
