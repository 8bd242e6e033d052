import { slotTables } from 'virtual:slot-tables';
import { widgetTypes } from 'virtual:widget-facts';
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { attributeTable, toSnippet } from '../packages/embed/stories/embedding.ts';
import { Access, Advice, ScreenReader } from './ComponentPage.tsx';
import { FactTable, MemberTable, withCode } from './FactTable.tsx';
import { States } from './States.tsx';
import { ownParts, toPart, widgetComponents } from './widgetParts.ts';

/** The documentation of the widget: what to paste, attributes, methods, events, looks, do and don't, every page. */
export function WidgetPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Source language="html" code={toSnippet({})} />
      <p>
        This is the whole installation. What a partner has to know stands in <code>docs/embedding.md</code>,
        pages to copy in <code>examples/</code>.
      </p>
      <Primary />
      <Advice name="Booking widget" />
      <Heading>Attributes</Heading>
      <p>Each attribute has a control here; the form above follows it.</p>
      <Controls />
      <Markdown>{attributeTable}</Markdown>
      <Heading>Properties and methods</Heading>
      <Members of="UdongoBookingElement" />
      <Subheading>EmbedPrefill</Subheading>
      <Members of="EmbedPrefill" />
      <Heading>Events</Heading>
      <p>All of them bubble.</p>
      <Members of="HTMLElementEventMap" />
      <Subheading>BookedDetail</Subheading>
      <Members of="BookedDetail" />
      <Subheading>ErrorDetail</Subheading>
      <Members of="ErrorDetail" />
      <Heading>Tokens and parts</Heading>
      <p>
        A page sets any <code>--udongo-*</code> property of the page <em>Theming</em> on the element, and
        styles its parts by <code>udongo-booking::part(card)</code>. The story <em>Partners looks</em> does
        both.
      </p>
      <FactTable headers={['In', 'Parts']}>
        <PartRow name="The element" parts={ownParts} />
        {widgetComponents.map((name) => (
          <PartRow key={name} name={name} parts={(slotTables[name] ?? []).map(toPart)} />
        ))}
      </FactTable>
      <Access name="Booking widget" />
      <ScreenReader name="Booking widget" />
      <States title="Pages" />
    </>
  );
}

/** The documentation of pages that need no text beside their stories. */
export function PagesPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <States title="Pages" />
    </>
  );
}

function Members({ of }: { of: string }) {
  const { description = '', members = [] } = widgetTypes[of] ?? {};
  return (
    <>
      {description && <p>{withCode(description)}</p>}
      <MemberTable members={members} />
    </>
  );
}

function PartRow({ name, parts }: { name: string; parts: readonly string[] }) {
  return (
    <tr>
      <td>{name}</td>
      <td>
        {parts.map((part) => (
          <Fragment key={part}>
            <code>{part}</code>{' '}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
