import { componentTexts } from 'virtual:component-texts';
import { partTables, slotTables } from 'virtual:slot-tables';
import { dataTables, typeTables } from 'virtual:story-facts';
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { access } from './access.ts';
import { FactTable, MemberTable, withCode } from './FactTable.tsx';
import { guidance } from './guidance.ts';
import { States } from './States.tsx';
import { type Reading, type Spoken, screenReader } from './screenReader.ts';
import { typesOf, typeTitles } from './shownTypes.ts';
import { toPart } from './widgetParts.ts';

/** The documentation of one component: what it is for, when to take it, props, types, slots, parts, keys, do and don't, every state. */
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
      {componentTexts[name] && (
        <>
          <Heading>When to take it</Heading>
          <Markdown>{componentTexts[name]}</Markdown>
        </>
      )}
      <Advice name={name} />
      <Heading>Props</Heading>
      <Controls sort="requiredFirst" />
      <Types names={typesOf[name] ?? []} />
      <Access name={name} />
      <ScreenReader name={name} />
      <Attributes names={names} />
      <Slots names={names} />
      <Parts names={names} />
      <States />
    </>
  );
}

function Types({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const { description, members } = typeTables[name] ?? { description: '', members: [] };
    return (
      <div key={name}>
        <Subheading>{typeTitles[name] ?? name}</Subheading>
        {description && <p>{withCode(description)}</p>}
        <MemberTable members={members} />
      </div>
    );
  });
}

/** The keys of a component, and notes on screen readers. */
export function Access({ name }: { name: string }) {
  const { keys, notes } = access[name] ?? { keys: [], notes: [] };
  return (
    <>
      <Heading>Keyboard and accessibility</Heading>
      {keys.length > 0 && (
        <FactTable headers={['Key', 'What it does']}>
          {keys.map(([key, does]) => (
            <tr key={`${key} ${does}`}>
              <td>
                {key.split(', ').map((name, index) => (
                  <Fragment key={name}>
                    {index > 0 && ', '}
                    <kbd>{name}</kbd>
                  </Fragment>
                ))}
              </td>
              <td>{withCode(does)}</td>
            </tr>
          ))}
        </FactTable>
      )}
      <ul>{notes.map(toItem)}</ul>
    </>
  );
}

/** The elements that a screen reader reads at the beginning, and its words when something changes; the stories fulfil them. */
export function ScreenReader({ name }: { name: string }) {
  const spoken = (screenReader as Readonly<Record<string, Spoken>>)[name];
  if (!spoken) return null;
  const { readings, hidden, sayings } = spoken;
  return (
    <>
      <Heading>Screen reader</Heading>
      {readings.length > 0 && (
        <FactTable headers={['Role', 'Name, description and state']}>
          {readings.map((reading) => (
            <tr key={JSON.stringify(reading)}>
              <td>{reading.role}</td>
              <td>{toWords(reading)}</td>
            </tr>
          ))}
        </FactTable>
      )}
      {hidden && (
        <p>
          It reads nothing of <code>{hidden}</code>.
        </p>
      )}
      {sayings.length > 0 && (
        <FactTable headers={['When', 'It says']}>
          {sayings.map(({ when, says, reads, focus }) => (
            <tr key={when}>
              <td>{when}</td>
              <td>
                {says && <p style={{ margin: 0 }}>“{says}”</p>}
                {reads && <p style={{ margin: 0 }}>{toSentence(reads)}</p>}
                {focus && <p style={{ margin: 0 }}>{toSentence(focus)} (takes the focus)</p>}
              </td>
            </tr>
          ))}
        </FactTable>
      )}
    </>
  );
}

const toWords = ({ name, text, description, state }: Reading) => (
  <>
    {[name, text && `“${text}”`, description].filter(Boolean).join(', ')} {state && <code>{state}</code>}
  </>
);

const toSentence = (reading: Reading) => (
  <>
    <i>{reading.role}</i> {toWords(reading)}
  </>
);

/** The attributes that show a component's state, for styles and tests. */
function Attributes({ names }: { names: readonly string[] }) {
  const rows = new Map(names.flatMap((name) => dataTables[name] ?? []).map((row) => [row.attribute, row]));
  if (rows.size === 0) return null;
  return (
    <>
      <Heading>Data attributes</Heading>
      <FactTable headers={['Attribute', 'Value', 'Meaning']}>
        {[...rows.values()].map(({ attribute, values, description }) => (
          <tr key={attribute}>
            <td>
              <code>{attribute}</code>
            </td>
            <td>{values ? <code>{values}</code> : 'there, or not there'}</td>
            <td>{withCode(description)}</td>
          </tr>
        ))}
      </FactTable>
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
          <FactTable headers={['Slot', 'Element', 'Class', 'Part']}>
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
                  <code>{toPart({ className })}</code>
                </td>
              </tr>
            ))}
          </FactTable>
        </div>
      ))}
    </>
  );
}

/** The parts that have no slot. */
function Parts({ names }: { names: readonly string[] }) {
  const rows = new Map(names.flatMap((name) => partTables[name] ?? []).map((row) => [row.part, row]));
  if (rows.size === 0) return null;
  return (
    <>
      <Heading>Parts without a slot</Heading>
      <p>
        Restyle them by their class or their <code>::part()</code>; their markup stays.
      </p>
      <FactTable headers={['Part', 'Element', 'Class']}>
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
      </FactTable>
    </>
  );
}
