import type { ComponentProps } from 'react';
import { cn } from './cn.js';

/** The looks of everything that is typed into or chosen from. */
export const control = `w-full min-w-0 rounded-md border border-input bg-card px-3 text-base shadow-xs transition-[color,box-shadow]
  outline-none md:text-sm focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50
  aria-invalid:border-destructive aria-invalid:ring-destructive/20 disabled:cursor-not-allowed disabled:opacity-50`;

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input data-slot="input" className={cn(control, 'h-11 py-1', className)} {...props} />
);

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    data-slot="textarea"
    className={cn(control, 'field-sizing-content min-h-16 py-2', className)}
    {...props}
  />
);

export const NativeSelect = ({ className, ...props }: ComponentProps<'select'>) => (
  <select data-slot="native-select" className={cn(control, 'h-11 py-1', className)} {...props} />
);

export const NativeSelectOption = (props: ComponentProps<'option'>) => (
  <option data-slot="native-select-option" {...props} />
);
