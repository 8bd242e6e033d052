import { createUdongo } from '@udongo/sdk';
import {
  type BookingFieldPath,
  type BookingFormController,
  type BookingFormParams,
  useBookingForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const person = ['name', 'phone_no', 'email'] as const;
const test = [
  'test_type',
  'soil_test_date',
  'farming_type',
  'crops',
] as const;
const place = ['county', 'address', 'agent'] as const;
const soil = [
  'sample_location',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
  'sample_notes',
] as const;

/** A whole booking form of plain HTML. */
export function PlainForm(
  params: Partial<Omit<BookingFormParams, 'mode' | 'booking'>>,
) {
  const form = useBookingForm({ api: udongo, user: null, ...params });
  const { samples, summary, draft, done } = form;
  const fields = (paths: readonly BookingFieldPath[]) =>
    paths.map((path) => <Field key={path} form={form} path={path} />);
  if (done) {
    return (
      <section>
        <h2 {...form.getTargetProps('done')}>Your soil test is booked</h2>
        <p>Your code is {done.code}.</p>
        <button type="button" onClick={form.bookAnother}>
          Book another
        </button>
        <Waiting form={form} />
      </section>
    );
  }
  return (
    <form {...form.getFormProps()}>
      <Waiting form={form} />
      {draft.offered && (
        <button type="button" onClick={() => draft.restore()}>
          Continue
        </button>
      )}
      <div role="alert">
        <ul>
          {form.errors.map(({ path, text }) => (
            <li key={text}>
              {path ? (
                <a href={`#${form.getFieldProps(path).id}`}>{text}</a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
      {fields([...person, ...test, ...place])}
      <ul aria-label={form.getLabel('samples')}>
        {samples.rows.map(({ key }, index) => (
          <li key={key}>
            <h3>{form.getLabel(`samples.${index}`)}</h3>
            {fields(
              soil.map((name) => `samples.${index}.${name}` as const),
            )}
            <button type="button" onClick={() => samples.remove(index)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {samples.removed && (
        <button
          type="button"
          {...form.getTargetProps('undo')}
          onClick={samples.undoRemove}
        >
          Bring the sample back
        </button>
      )}
      <button
        type="button"
        {...form.getTargetProps('add')}
        onClick={samples.add}
      >
        Add sample
      </button>
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
    </form>
  );
}

/** The bookings that wait for the network, each with what can be done. */
function Waiting({ form }: { form: BookingFormController }) {
  const { waiting } = form;
  if (!waiting || (waiting.rows.length === 0 && !waiting.removed))
    return null;
  return (
    <section {...form.getTargetProps('waiting')}>
      <h2>{waiting.title}</h2>
      <p>{waiting.hint}</p>
      <ul>
        {waiting.rows.map(
          ({ item, name, facts, text, question, actions }) => (
            <li key={item.uuid}>
              {name}, {facts} <b role="status">{text}</b>
              <p role="status">{question}</p>
              {actions.map((action) => (
                <button key={action.name} {...action.props} />
              ))}
            </li>
          ),
        )}
      </ul>
      {waiting.removed && (
        <p role="status">
          {waiting.removed.text} <button {...waiting.removed.undo} />
        </p>
      )}
    </section>
  );
}

/** A label, its control, and the hint and error that belong to it. */
function Field({
  form,
  path,
}: {
  form: BookingFormController;
  path: BookingFieldPath;
}) {
  const props = form.getFieldProps(path);
  if (!form.isShown(path)) return null;
  const isChoice = props.value !== undefined;
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
