import { Alert, Button, type ButtonProps, Paper, Stack, TextField } from '@mui/material';
import {
  type BookingFieldPath,
  type BookingFormAction,
  type BookingFormController,
  type BookingFormParams,
  useBookingForm,
} from '@udongo/ui';
import { soil, wide } from '../fieldNames.js';
import { useTexts } from '../useTexts.js';
import { Amount, Fieldset, Page, RadioCard, RecordField, Section, Waiting } from './parts.js';

const records = /^(county|agent)$|crop/;

/** The booking form in MUI. */
export function Booking(params: BookingFormParams) {
  const form = useBookingForm(params);
  const texts = useTexts();
  const { samples, summary, draft, notice, done } = form;
  const action = (name: BookingFormAction, look: ButtonProps['variant'] = 'text') => {
    const props = form.getActionProps(name);
    return props && <Button variant={look} {...props} />;
  };
  const fields = (paths: readonly BookingFieldPath[]) =>
    paths.map((path) => <Field key={path} form={form} path={path} />);
  if (done) {
    return (
      <Page title={form.doneTitle} lead={texts.code} {...form.getTargetProps('done')}>
        <Paper variant="outlined" sx={{ p: 3, mb: 3, typography: 'h4' }}>
          {done.code}
        </Paper>
        {action('bookAnother', 'contained')}
        <Waiting form={form} />
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Waiting form={form} />
      <Stack component="form" spacing={3} {...form.getFormProps()}>
        {draft.offered && (
          <Alert severity="info">
            <p>{texts.unfinished}</p>
            {action('restoreDraft')}
            {action('discardDraft')}
          </Alert>
        )}
        <Section title={texts.person}>{fields(['name', 'phone_no', 'email'])}</Section>
        <Section title={texts.test}>
          <TestType form={form} />
          {fields(['soil_test_date', 'farming_type', 'crops'])}
        </Section>
        <Stack component="ul" spacing={3} aria-label={form.getLabel('samples')}>
          {samples.rows.map(({ key }, index) => (
            <li key={key}>
              <Section title={form.getLabel(`samples.${index}`)} action={action(`removeSample.${index}`)}>
                {fields(soil.map((name) => `samples.${index}.${name}` as const))}
              </Section>
            </li>
          ))}
        </Stack>
        <Stack direction="row" spacing={2}>
          {action('addSample', 'outlined')}
          {action('undoRemove')}
        </Stack>
        <Section title={texts.place}>{fields(['county', 'address', 'agent', 'notes'])}</Section>
        {notice && <Alert severity={notice.tone}>{notice.text}</Alert>}
        {form.errors.length > 0 && (
          <Alert severity="error">
            {form.errors.map(({ path, text }) => (
              <p key={path ?? text}>{path ? <a href={`#${form.getFieldProps(path).id}`}>{text}</a> : text}</p>
            ))}
          </Alert>
        )}
        <Amount title={texts.amount} lines={[...summary.lines, summary.total]}>
          {fields(['discount_code'])}
          <Button type="submit" variant="contained" aria-disabled={form.status === 'pending'}>
            {form.submitLabel}
          </Button>
          {action('sendWithoutReferrer')}
          {action('clear')}
          {action('undoClear')}
        </Amount>
      </Stack>
    </Page>
  );
}

interface FieldProps {
  form: BookingFormController;
  path: BookingFieldPath;
}

function Field({ form, path }: FieldProps) {
  const { choose } = useTexts();
  if (!form.isShown(path)) return null;
  const props = form.getFieldProps(path);
  const field = {
    id: props.id,
    label: form.getLabel(path),
    required: form.isRequired(path),
    error: form.getError(path) !== '',
    helperText: <Messages form={form} path={path} />,
    sx: wide.test(path) ? { gridColumn: '1 / -1' } : {},
  };
  if (props.value === undefined) {
    return <TextField {...field} multiline={path.endsWith('notes')} slotProps={{ htmlInput: props }} />;
  }
  if (!records.test(path)) {
    return (
      <TextField {...field} select slotProps={{ htmlInput: props, select: { native: true } }}>
        <option value="">{choose}</option>
        {form.getOptions(path).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    );
  }
  return <RecordField {...field} form={form} path={path} />;
}

const Messages = ({ form, path }: FieldProps) => (
  <>
    {form.getHint(path) && <span {...form.getHintProps(path)} />}{' '}
    {form.getError(path) && <span {...form.getErrorProps(path)} />}
  </>
);

const TestType = ({ form }: { form: BookingFormController }) => (
  <Fieldset
    legend={form.getLabel('test_type')}
    messages={<Messages form={form} path="test_type" />}
    {...form.getGroupProps('test_type')}
  >
    {form.getOptions('test_type').map(({ value, label, note }) => (
      <RadioCard key={value} label={label} note={note} {...form.getRadioProps('test_type', `${value}`)} />
    ))}
  </Fieldset>
);
