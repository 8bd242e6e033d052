import type { ComponentProps } from 'react';
import { cn } from './cn.js';
import { Label } from './label.js';

/** The fields of a card, in two columns if there is room. */
export const FieldGroup = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="field-group"
    className={cn('grid items-start gap-6 sm:grid-cols-2', className)}
    {...props}
  />
);

/** A label, its control, and what belongs to them. */
export const Field = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="field"
    className={cn('flex flex-col gap-3 data-[invalid=true]:text-destructive', className)}
    {...props}
  />
);

export const FieldLabel = ({ className, ...props }: ComponentProps<typeof Label>) => (
  <Label data-slot="field-label" className={cn('leading-snug', className)} {...props} />
);

export const FieldSet = ({ className, ...props }: ComponentProps<'fieldset'>) => (
  <fieldset data-slot="field-set" className={cn('flex flex-col gap-3', className)} {...props} />
);

export const FieldLegend = ({ className, ...props }: ComponentProps<'legend'>) => (
  <legend data-slot="field-legend" className={cn('mb-3 text-sm font-medium', className)} {...props} />
);

export const FieldDescription = ({ className, ...props }: ComponentProps<'p'>) => (
  <p
    data-slot="field-description"
    className={cn('text-sm leading-normal text-muted-foreground', className)}
    {...props}
  />
);

export const FieldError = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="field-error" className={cn('text-sm text-destructive', className)} {...props} />
);
