import { partTables, slotTables } from 'virtual:slot-tables';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { guidance } from './guidance.ts';

/** The documentation of one component: what it is for, props, slots, parts, do and don't, every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const names = [name, ...Object.keys(preparedMeta.subcomponents ?? {})];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Advice name={name} />
      <Heading>Props</Heading>
      <Controls />
      <Slots names={names} />
      <Parts names={names} />
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

/** The slots of a component and of those that share its page; two with the same slots show them once. */
function Slots({ names }: { names: readonly string[] }) {
  const tables = new Map<string, string>();
  for (const name of names) {
    const key = JSON.stringify(slotTables[name] ?? []);
    if (key !== '[]' && !tables.has(key)) tables.set(key, name);
  }
  if (tables.size === 0) return null;
  return (
    <>
      <Heading>Slots</Heading>
      <p>
        Restyle a slot with <code>classNames</code>, its class or its <code>::part()</code>; replace its
        markup with <code>render</code>.
      </p>
      {[...tables.values()].map((name) => (
        <div key={name}>
          {tables.size > 1 && <Subheading>{name}</Subheading>}
          <SlotTable headers={['Slot', 'Element', 'Class', 'Part']}>
            {slotTables[name]?.map(({ name: slot, element, className, description }) => (
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
          </SlotTable>
        </div>
      ))}
    </>
  );
}

/** What has a part and no slot. */
function Parts({ names }: { names: readonly string[] }) {
  const rows = new Map(names.flatMap((name) => partTables[name] ?? []).map((row) => [row.part, row]));
  if (rows.size === 0) return null;
  return (
    <>
      <Heading>Parts without a slot</Heading>
      <p>
        Restyle them by their class or their <code>::part()</code>; their markup stays.
      </p>
      <SlotTable headers={['Part', 'Element', 'Class']}>
        {[...rows.values()].map(({ part, element, className, states }) => (
          <tr key={part}>
            <td>
              <code>{part}</code>
              {states.map((state) => (
                <span key={state}>
                  {', '}
                  <code>
                    {part} {state}
                  </code>
                </span>
              ))}
            </td>
            <td>{element}</td>
            <td>
              <code>.{className}</code>
            </td>
          </tr>
        ))}
      </SlotTable>
    </>
  );
}

function SlotTable({ headers, children }: { headers: readonly string[]; children: ReactNode }) {
  return (
    <table className="docs-slots">
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
