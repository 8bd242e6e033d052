import { slotTables } from 'virtual:slot-tables';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from './guidance.ts';

/** The documentation of one component: what it is for, props, slots, do and don't, every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Advice name={name} />
      <Heading>Props</Heading>
      <Controls />
      <Slots name={name} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

/** Do and don't. */
export function Advice({ name }: { name: string }) {
  const advice = guidance[name];
  if (!advice) return null;
  return (
    <div className="docs-advice">
      <section>
        <h3>Do</h3>
        <ul>{advice.do.map(toItem)}</ul>
      </section>
      <section>
        <h3>Don’t</h3>
        <ul>{advice.dont.map(toItem)}</ul>
      </section>
    </div>
  );
}

function toItem(text: string) {
  return <li key={text}>{withCode(text)}</li>;
}

/** Words between backticks are code. */
export function withCode(text: string) {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}

function Slots({ name }: { name: string }) {
  const slots = slotTables[name];
  if (!slots) return null;
  return (
    <>
      <Heading>Slots</Heading>
      <p>
        Restyle a slot with <code>classNames</code>, its class or its <code>::part()</code>; replace its
        markup with <code>render</code>.
      </p>
      <table className="docs-slots">
        <thead>
          <tr>
            {['Slot', 'Element', 'Class', 'Part'].map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ name: slot, element, className, description }) => (
            <tr key={slot}>
              <td>
                <code>{slot}</code> {description}
              </td>
              <td>{element}</td>
              <td>
                <code>.{className}</code>
              </td>
              <td>
                <code>{className.replace('udongo-', '').replace('__', '-')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
