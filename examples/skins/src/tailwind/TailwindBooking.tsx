import {
  type BookingFieldPath,
  type BookingFormAction,
  type BookingFormController,
  type BookingFormParams,
  useBookingForm,
} from '@udongo/ui';
import type { ComponentProps } from 'react';
import { soil, wide } from '../fieldNames.js';
import { useTexts } from '../useTexts.js';
import { Amount, Choice, Page, RadioCard, Section, Waiting } from './parts.js';
import { Alert } from './ui/alert.js';
import { Button } from './ui/button.js';
import { Field, FieldDescription, FieldError, FieldLabel, FieldLegend, FieldSet } from './ui/field.js';
import { Input, Textarea } from './ui/input.js';

/** The booking form in Tailwind, with components of shadcn/ui. */
export function Booking(params: BookingFormParams) {
  const form = useBookingForm(params);
  const texts = useTexts();
  const { samples, summary, draft, notice, done } = form;
  const action = (name: BookingFormAction, look: ComponentProps<typeof Button>['variant'] = 'default') => {
    const props = form.getActionProps(name);
    return props && <Button variant={look} {...props} />;
  };
  const fields = (paths: readonly BookingFieldPath[]) =>
    paths.map((path) => <BookingField key={path} form={form} path={path} />);
  if (done) {
    return (
      <Page title={form.doneTitle} lead={texts.code} {...form.getTargetProps('done')}>
        <p className="mb-6 rounded-xl border bg-card p-6 font-mono text-2xl">{done.code}</p>
        {action('bookAnother')}
        <Waiting form={form} />
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Waiting form={form} />
      <form className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start" {...form.getFormProps()}>
        <div className="space-y-6">
          {draft.offered && (
            <Alert>
              {texts.unfinished}
              <div className="flex gap-2">
                {action('restoreDraft')}
                {action('discardDraft', 'ghost')}
              </div>
            </Alert>
          )}
          <Section title={texts.person}>{fields(['name', 'phone_no', 'email'])}</Section>
          <Section title={texts.test}>
            <TestType form={form} />
            {fields(['soil_test_date', 'farming_type', 'crops'])}
          </Section>
          <ul className="space-y-6" aria-label={form.getLabel('samples')}>
            {samples.rows.map(({ key }, index) => (
              <li key={key}>
                <Section
                  title={form.getLabel(`samples.${index}`)}
                  action={action(`removeSample.${index}`, 'ghost')}
                >
                  {fields(soil.map((name) => `samples.${index}.${name}` as const))}
                </Section>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {action('addSample', 'outline')}
            {action('undoRemove', 'ghost')}
          </div>
          <Section title={texts.place}>{fields(['county', 'address', 'agent', 'notes'])}</Section>
        </div>
        <Amount title={texts.amount} lines={[...summary.lines, summary.total]}>
          {fields(['discount_code'])}
          <Button type="submit" size="lg" className="w-full" aria-disabled={form.status === 'pending'}>
            {form.submitLabel}
          </Button>
          {action('sendWithoutReferrer', 'outline')}
          {action('clear', 'ghost')}
          {action('undoClear', 'ghost')}
          <div role="status" className="space-y-2 text-sm text-destructive empty:hidden">
            {notice && <p className={notice.tone === 'error' ? '' : 'text-foreground'}>{notice.text}</p>}
            {form.errors.map(({ path, text }) => (
              <p key={path ?? text}>{path ? <a href={`#${form.getFieldProps(path).id}`}>{text}</a> : text}</p>
            ))}
          </div>
        </Amount>
      </form>
    </Page>
  );
}

interface FieldProps {
  form: BookingFormController;
  path: BookingFieldPath;
}

function BookingField({ form, path }: FieldProps) {
  if (!form.isShown(path)) return null;
  const props = form.getFieldProps(path);
  const Text = path.endsWith('notes') ? Textarea : Input;
  const error = form.getError(path);
  return (
    <Field data-invalid={error !== ''} className={wide.test(path) ? 'sm:col-span-2' : ''}>
      <FieldLabel htmlFor={props.id}>{form.getLabel(path)}</FieldLabel>
      {props.value === undefined ? (
        <Text {...props} />
      ) : (
        <Choice {...props} options={form.getOptions(path)} />
      )}
      {form.getHint(path) && <FieldDescription {...form.getHintProps(path)} />}
      {error && <FieldError {...form.getErrorProps(path)} />}
    </Field>
  );
}

const TestType = ({ form }: { form: BookingFormController }) => (
  <FieldSet className="sm:col-span-2" {...form.getGroupProps('test_type')}>
    <FieldLegend>{form.getLabel('test_type')}</FieldLegend>
    <div className="grid gap-3 sm:grid-cols-2">
      {form.getOptions('test_type').map(({ value, label, note }) => (
        <RadioCard key={value} label={label} note={note} {...form.getRadioProps('test_type', `${value}`)} />
      ))}
    </div>
    {form.getError('test_type') && <FieldError {...form.getErrorProps('test_type')} />}
  </FieldSet>
);
