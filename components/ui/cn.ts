import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const shapes = ['control', 'field', 'card', 'sheet', 'badge', 'full'];

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      rounded: [{ rounded: shapes }],
      'rounded-t': [{ 'rounded-t': shapes }],
      'rounded-b': [{ 'rounded-b': shapes }],
      shadow: [{ shadow: ['card', 'overlay'] }],
      'font-family': [{ font: ['display', 'text', 'ui'] }],
    },
  },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
