import type { ComponentProps } from 'react';
import { cn } from './cn.js';

/** A frame for a part of the page. */
export const Card = ({ className, ...props }: ComponentProps<'section'>) => (
  <section
    data-slot="card"
    className={cn(
      'flex flex-col gap-6 rounded-xl border bg-card py-6 text-card-foreground shadow-sm',
      className,
    )}
    {...props}
  />
);

export const CardHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="card-header"
    className={cn(
      'grid auto-rows-min items-center gap-2 px-6 has-data-[slot=card-action]:grid-cols-[1fr_auto]',
      className,
    )}
    {...props}
  />
);

export const CardTitle = ({ className, children, ...props }: ComponentProps<'h2'>) => (
  <h2 data-slot="card-title" className={cn('leading-none font-semibold', className)} {...props}>
    {children}
  </h2>
);

export const CardAction = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="card-action" className={cn('-my-2', className)} {...props} />
);

export const CardContent = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="card-content" className={cn('px-6', className)} {...props} />
);
