import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.js';

const alertVariants = cva('grid w-full gap-y-2 rounded-lg border px-4 py-3 text-sm', {
  variants: {
    variant: { default: 'bg-card text-card-foreground', destructive: 'bg-card text-destructive' },
  },
  defaultVariants: { variant: 'default' },
});

/** A message in a frame. */
export const Alert = ({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) => (
  <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props} />
);

export const AlertTitle = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="alert-title" className={cn('font-medium tracking-tight', className)} {...props} />
);

export const AlertDescription = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="alert-description"
    className={cn('grid justify-items-start gap-1 text-sm text-muted-foreground', className)}
    {...props}
  />
);
