import type { BookingControlProps, BookingFormController, BookingOption } from '@udongo/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../useTexts.js';
import { Alert, AlertDescription, AlertTitle } from './ui/alert.js';
import { Button } from './ui/button.js';
import { Card, CardAction, CardContent, CardHeader, CardTitle } from './ui/card.js';
import { FieldDescription, FieldGroup, FieldLabel } from './ui/field.js';
import { NativeSelect, NativeSelectOption } from './ui/input.js';
import './tailwind.css';

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

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a title and its fields. */
export const Section = ({ title, action, children }: SectionProps) => (
  <Card>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
      {action && <CardAction>{action}</CardAction>}
    </CardHeader>
    <CardContent>
      <FieldGroup>{children}</FieldGroup>
    </CardContent>
  </Card>
);

/** A list; with `multiple`, the chosen options are above it, each a button that takes it away. */
export function Choice({
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
  const takeAway = (one: BookingOption) =>
    change(
      '',
      chosen.filter((value) => value !== `${one.value}`),
    );
  return (
    <>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {options.filter(isChosen).map((option) => (
            <Button
              key={option.value}
              variant="outline"
              size="sm"
              aria-label={`${remove} ${option.label}`}
              onClick={() => takeAway(option)}
            >
              {option.label} <span>×</span>
            </Button>
          ))}
        </div>
      )}
      <NativeSelect
        {...props}
        value={multiple ? '' : value}
        onChange={({ target }) => change(target.value, [...chosen, target.value])}
      >
        <NativeSelectOption value="">{choose}</NativeSelectOption>
        {options.map((option) => (
          <NativeSelectOption key={option.value} value={option.value} disabled={isChosen(option)}>
            {option.label}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </>
  );
}

/** A radio as a card that can be pressed anywhere. */
export const RadioCard = ({
  label,
  note,
  ...props
}: ComponentProps<'input'> & Record<'label' | 'note', ReactNode>) => (
  <FieldLabel
    className="cursor-pointer items-start gap-3 rounded-lg border p-4 shadow-xs hover:bg-accent has-checked:border-primary
      has-checked:bg-primary/5 has-focus-visible:ring-[3px] has-focus-visible:ring-ring/50"
  >
    <input className="mt-0.5 size-4 accent-primary outline-none" {...props} />
    <span className="grid gap-1">
      <span>{label}</span>
      <span className="font-normal text-muted-foreground">{note}</span>
    </span>
  </FieldLabel>
);

/** The bookings that wait for the network, each with the actions that a person has on it. */
export function Waiting({ form: { waiting, getTargetProps } }: { form: BookingFormController }) {
  if (!waiting || (waiting.rows.length === 0 && !waiting.removed)) return null;
  return (
    <section className="my-6 space-y-3 outline-none" {...getTargetProps('waiting')}>
      <h2 className="font-semibold">{waiting.title}</h2>
      {waiting.hint && <FieldDescription>{waiting.hint}</FieldDescription>}
      {waiting.rows.map(({ item, name, facts, state, text, question, actions }) => (
        <Alert key={item.uuid} variant={state === 'problem' ? 'destructive' : 'default'}>
          <AlertTitle>{name}</AlertTitle>
          <AlertDescription>
            {facts}
            <span role="status">{text}</span>
            <span role="status">{question}</span>
          </AlertDescription>
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button key={action.name} variant="outline" size="sm" {...action.props} />
            ))}
          </div>
        </Alert>
      ))}
      {waiting.removed && (
        <p role="status" className="text-sm">
          {waiting.removed.text} <Button variant="ghost" size="sm" {...waiting.removed.undo} />
        </p>
      )}
    </section>
  );
}

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
  <Card className="lg:sticky lg:top-8">
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    <CardContent className="space-y-5">
      <dl className="space-y-3 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 last:pt-3 not-only:last:border-t">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </CardContent>
  </Card>
);
