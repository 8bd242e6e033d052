import type { BookingFormController } from '@udongo/ui';

/** The bookings that wait for the network, each with what can be done. */
export function Waiting({ form }: { form: BookingFormController }) {
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
