import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins classes; of two for the same property the later one counts. */
export const cn = (...classes: ClassValue[]) => twMerge(clsx(classes));
