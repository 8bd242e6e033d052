import { Root } from '@radix-ui/react-label';
import type { ComponentProps } from 'react';
import { cn } from './cn.js';

export const Label = ({ className, ...props }: ComponentProps<typeof Root>) => (
  <Root
    data-slot="label"
    className={cn('flex items-center gap-2 text-sm leading-none font-medium select-none', className)}
    {...props}
  />
);
