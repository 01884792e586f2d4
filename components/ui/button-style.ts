import { clsx } from 'clsx';

export interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `icon` is a square for one drawing and no words. */
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined;
  wide?: boolean | undefined;
}

/** How every button looks; links that act as one wear it too. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonStyle): string {
  return clsx('button', `button-${variant}`, `button-${size}`, wide === true && 'w-full');
}
