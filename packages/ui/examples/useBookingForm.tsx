import { createUdongo } from '@udongo/sdk';
import {
  type BookingControlPath,
  type BookingFormAction,
  type BookingFormController,
  type BookingFormParams,
  useBookingForm,
} from '@udongo/ui';
import { Waiting } from './PlainWaiting.js';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const person = ['name', 'phone_no', 'email'] as const;
const test = ['test_type', 'soil_test_date', 'farming_type'] as const;
const place = ['crops', 'county', 'address', 'agent'] as const;
const soil = [
  'sample_location',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
  'sample_notes',
] as const;

/** A whole booking form of plain HTML, with the fields of your own that `extraFields` names. */
export function PlainForm(
  params: Partial<Omit<BookingFormParams, 'mode' | 'booking'>>,
) {
  const form = useBookingForm({ api: udongo, user: null, ...params });
  const { samples, summary, done } = form;
  const own = Object.keys(params.extraFields ?? {});
  const fields = (paths: readonly BookingControlPath[]) =>
    paths.map((path) => <Field key={path} form={form} path={path} />);
  if (done) {
    return (
      <section>
        <h2 {...form.getTargetProps('done')}>{form.doneTitle}</h2>
        <p>
          {form.codeLabel}: {done.code}
        </p>
        <Action form={form} name="bookAnother" />
        <Waiting form={form} />
      </section>
    );
  }
  return (
    <form {...form.getFormProps()}>
      <Waiting form={form} />
      <Action form={form} name="restoreDraft" />
      <Action form={form} name="discardDraft" />
      <div role="alert">
        <ul>
          {form.errors.map(({ path, text }) => (
            <li key={path ?? text}>
              {path ? (
                <a href={`#${form.getFieldProps(path).id}`}>{text}</a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
        <Action form={form} name="sendWithoutReferrer" />
      </div>
      {fields([...person, ...test, ...place])}
      {fields(own.map((name) => `extra.${name}` as const))}
      <ul aria-label={form.getLabel('samples')}>
        {samples.rows.map(({ key }, index) => (
          <li key={key}>
            <h3>{form.getLabel(`samples.${index}`)}</h3>
            {fields(
              soil.map((name) => `samples.${index}.${name}` as const),
            )}
            <Action form={form} name={`removeSample.${index}`} />
          </li>
        ))}
      </ul>
      <Action form={form} name="undoRemove" />
      <Action form={form} name="addSample" />
      {fields(['notes', 'discount_code'])}
      <dl>
        {[...summary.lines, summary.total].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {form.notice && (
        <p role="status">
          {form.notice.title} {form.notice.text}
        </p>
      )}
      <button type="submit" aria-disabled={form.status === 'pending'}>
        {form.submitLabel}
      </button>
      <Action form={form} name="clear" />
      <Action form={form} name="undoClear" />
    </form>
  );
}

/** A button with its words; nothing while there is nothing to do. */
function Action(props: {
  form: BookingFormController;
  name: BookingFormAction;
}) {
  const action = props.form.getActionProps(props.name);
  return action && <button {...action} />;
}

/** A label, its control, and the hint and error that belong to it. */
function Field({
  form,
  path,
}: {
  form: BookingFormController;
  path: BookingControlPath;
}) {
  const props = form.getFieldProps(path);
  if (!form.isShown(path)) return null;
  const isOwn = path.startsWith('extra.');
  const isChoice = props.value !== undefined && !isOwn;
  return (
    <p>
      <label htmlFor={props.id}>{form.getLabel(path)}</label>{' '}
      {isChoice ? (
        <select {...props}>
          {!props.multiple && <option value="">–</option>}
          {form.getOptions(path).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...props} />
      )}{' '}
      {form.getHint(path) && <small {...form.getHintProps(path)} />}
      {form.getError(path) && <strong {...form.getErrorProps(path)} />}
    </p>
  );
}
