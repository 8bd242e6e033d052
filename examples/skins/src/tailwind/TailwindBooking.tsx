import {
  type BookingFieldPath,
  type BookingFormController,
  type BookingFormParams,
  useBookingForm,
} from '@udongo/ui';
import { useTexts } from '../useTexts.js';
import {
  Alert,
  Amount,
  Button,
  Card,
  ErrorText,
  Hint,
  Input,
  Label,
  Page,
  RadioCard,
  Select,
  Textarea,
} from './ui.js';

const soil = [
  'sample_location',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
  'sample_notes',
] as const;
const wide = /^(name|crops|agent|notes)$|sample_/;

/** The booking form in Tailwind, with components in the manner of shadcn/ui. */
export function Booking(params: BookingFormParams) {
  const form = useBookingForm(params);
  const texts = useTexts();
  const { samples, summary, draft, notice, done } = form;
  const fields = (paths: readonly BookingFieldPath[]) =>
    paths.map((path) => <Field key={path} form={form} path={path} />);
  if (done) {
    return (
      <Page title={texts.booked} lead={texts.code} {...form.getTargetProps('done')}>
        <p className="mb-6 rounded-xl border border-border bg-card p-6 font-mono text-2xl">{done.code}</p>
        <Button onClick={form.bookAnother}>{texts.another}</Button>
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead}>
      <form className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start" {...form.getFormProps()}>
        <div className="space-y-6">
          {draft.offered && (
            <Alert>
              <p className="mr-auto">{texts.unfinished}</p>
              <Button onClick={() => draft.restore()}>{texts.continue}</Button>
              <Button variant="ghost" onClick={draft.discard}>
                {texts.discard}
              </Button>
            </Alert>
          )}
          <Card title={texts.person}>{fields(['name', 'phone_no', 'email'])}</Card>
          <Card title={texts.test}>
            <TestType form={form} />
            {fields(['soil_test_date', 'farming_type', 'crops'])}
          </Card>
          <ul className="space-y-6" aria-label={form.getLabel('samples')}>
            {samples.rows.map(({ key }, index) => (
              <li key={key}>
                <Card
                  title={form.getLabel(`samples.${index}`)}
                  action={
                    <Button variant="ghost" onClick={() => samples.remove(index)}>
                      {texts.remove}
                    </Button>
                  }
                >
                  {fields(soil.map((name) => `samples.${index}.${name}` as const))}
                </Card>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" id={form.getTargetProps('add').id} onClick={samples.add}>
              {texts.add}
            </Button>
            {samples.removed && (
              <Button variant="ghost" id={form.getTargetProps('undo').id} onClick={samples.undoRemove}>
                {texts.undo}
              </Button>
            )}
          </div>
          <Card title={texts.place}>{fields(['county', 'address', 'agent', 'notes'])}</Card>
        </div>
        <Amount title={texts.amount} lines={[...summary.lines, summary.total]}>
          {fields(['discount_code'])}
          <Button type="submit" className="w-full" aria-disabled={form.status === 'pending'}>
            {form.submitLabel}
          </Button>
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

function Field({ form, path }: FieldProps) {
  if (!form.isShown(path)) return null;
  const props = form.getFieldProps(path);
  const Text = path.endsWith('notes') ? Textarea : Input;
  return (
    <div className={wide.test(path) ? 'sm:col-span-2' : ''}>
      <Label htmlFor={props.id}>{form.getLabel(path)}</Label>
      {props.value === undefined ? (
        <Text {...props} />
      ) : (
        <Select {...props} options={form.getOptions(path)} />
      )}
      {form.getHint(path) && <Hint {...form.getHintProps(path)} />}
      {form.getError(path) && <ErrorText {...form.getErrorProps(path)} />}
    </div>
  );
}

const TestType = ({ form }: { form: BookingFormController }) => (
  <fieldset className="sm:col-span-2" {...form.getGroupProps('test_type')}>
    <legend className="mb-2 text-sm font-medium">{form.getLabel('test_type')}</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {form.getOptions('test_type').map(({ value, label, note }) => (
        <RadioCard key={value} label={label} note={note} {...form.getRadioProps('test_type', `${value}`)} />
      ))}
    </div>
    {form.getError('test_type') && <ErrorText {...form.getErrorProps('test_type')} />}
  </fieldset>
);
