import type { BookingControlProps, BookingOption } from '@udongo/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../useTexts.js';
import './tailwind.css';

const focus =
  'outline-none focus-visible:border-primary focus-visible:ring-[3px] focus-visible:ring-primary/20';
const control = `w-full min-h-11 rounded-md border border-border bg-card px-3 py-2 text-base shadow-xs transition-shadow
  sm:text-sm aria-invalid:border-destructive aria-invalid:ring-destructive/20 disabled:opacity-50 ${focus}`;

export const Input = (props: ComponentProps<'input'>) => <input className={control} {...props} />;

export const Textarea = (props: ComponentProps<'textarea'>) => (
  <textarea rows={3} className={control} {...props} />
);

/** A list; with `multiple`, the chosen options are above it, each a button that takes it away. */
export function Select({
  options,
  value = '',
  multiple,
  onChange,
  ...props
}: BookingControlProps & { options: readonly BookingOption[] }) {
  const { choose, remove } = useTexts();
  const chosen = multiple ? [value].flat() : [];
  const isChosen = (option: BookingOption) => chosen.includes(`${option.value}`);
  const change = (one: string, several: readonly string[]) =>
    onChange({ target: { value: one, selectedOptions: several.map((value) => ({ value })) } });
  return (
    <>
      {chosen.length > 0 && (
        <div className="mb-2 flex flex-wrap gap-2">
          {options.filter(isChosen).map(({ value, label }) => (
            <Button
              key={value}
              variant="outline"
              aria-label={`${remove} ${label}`}
              onClick={() =>
                change(
                  '',
                  chosen.filter((one) => one !== `${value}`),
                )
              }
            >
              {label} <span className="ml-2">×</span>
            </Button>
          ))}
        </div>
      )}
      <select
        className={control}
        {...props}
        value={multiple ? '' : value}
        onChange={({ target }) => change(target.value, [...chosen, target.value])}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={isChosen(option)}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

const variants = {
  default: 'bg-primary text-primary-foreground hover:bg-primary/90 px-5',
  outline: 'border border-border bg-card hover:bg-muted px-4 shadow-xs',
  ghost: 'text-muted-foreground hover:bg-muted hover:text-foreground px-3',
};

export function Button({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'button'> & { variant?: keyof typeof variants }) {
  const look = `inline-flex min-h-11 items-center justify-center rounded-md text-sm font-medium transition-colors
    aria-disabled:opacity-60 ${focus} ${variants[variant]} ${className}`;
  return <button type="button" className={look} {...props} />;
}

export const Label = ({ children, htmlFor, ...props }: ComponentProps<'label'>) => (
  <label className="mb-2 block text-sm font-medium" htmlFor={htmlFor} {...props}>
    {children}
  </label>
);

export const Hint = (props: ComponentProps<'p'>) => (
  <p className="mt-2 text-sm text-muted-foreground" {...props} />
);

export const ErrorText = (props: ComponentProps<'p'>) => (
  <p className="mt-2 text-sm text-destructive" {...props} />
);

/** The whole page, with a title that can take the focus. */
export function Page({
  title,
  lead,
  children,
  ...props
}: ComponentProps<'h1'> & Record<'title' | 'lead', string>) {
  return (
    <main className="min-h-screen bg-background px-4 py-8 text-foreground antialiased sm:px-6 sm:py-12">
      <div className="mx-auto max-w-5xl">
        <h1 className="text-3xl font-semibold tracking-tight outline-none" {...props}>
          {title}
        </h1>
        <p className="mt-2 mb-8 text-muted-foreground">{lead}</p>
        {children}
      </div>
    </main>
  );
}

/** A card with a title; its children are in a grid of two columns where there is room. */
export const Card = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className="rounded-xl border border-border bg-card p-5 shadow-xs sm:p-6">
    <div className="mb-5 flex min-h-7 items-center justify-between gap-4">
      <h2 className="font-semibold">{title}</h2>
      {action}
    </div>
    <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
  </section>
);

export const Alert = (props: ComponentProps<'div'>) => (
  <div
    className="flex flex-wrap items-center gap-3 rounded-xl border border-border bg-card p-4 text-sm shadow-xs"
    {...props}
  />
);

/** A radio as a card that can be pressed anywhere. */
export const RadioCard = ({
  label,
  note,
  ...props
}: ComponentProps<'input'> & Record<'label' | 'note', ReactNode>) => (
  <label
    className="flex cursor-pointer gap-3 rounded-lg border border-border p-4 text-sm shadow-xs transition-colors hover:bg-muted
      has-checked:border-primary has-checked:bg-muted has-focus-visible:ring-[3px] has-focus-visible:ring-primary/20"
  >
    <input className="mt-0.5 size-4 accent-primary outline-none" {...props} />
    <span>
      <span className="block font-medium">{label}</span>
      <span className="mt-1 block text-muted-foreground">{note}</span>
    </span>
  </label>
);

/** The price of the booking, and the button below. */
export const Amount = ({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly { label: string; value: string }[];
  children: ReactNode;
}) => (
  <aside className="space-y-5 rounded-xl border border-border bg-card p-6 shadow-xs lg:sticky lg:top-8">
    <h2 className="font-semibold">{title}</h2>
    <dl className="space-y-3 text-sm">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 last:border-border last:pt-3 not-only:last:border-t"
        >
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </aside>
);
