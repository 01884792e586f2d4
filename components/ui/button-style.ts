import { clsx } from 'clsx';

export interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `icon` is a square for one icon without text. */
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined;
  wide?: boolean | undefined;
}

/** The style of every button; links that act as buttons use it too. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonStyle): string {
  return clsx('button', `button-${variant}`, `button-${size}`, wide === true && 'w-full');
}
