import type { ReactNode, Ref } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';

export interface CardSlots {
  root: 'section';
  /** Title and actions; left out if there are neither. */
  header: 'header';
  /** A heading of `headingLevel`. */
  title: 'h2';
  body: 'div';
}

export interface CardState {
  flush: boolean;
}

export interface CardProps extends SlotProps<CardSlots, CardState> {
  /** Also names the section. Without it, the card has no name. */
  title?: ReactNode;
  /** Quiet buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Level of the heading in the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The body extends to the card's edge: for a table with its pages. Default false. */
  flush?: boolean;
  ref?: Ref<HTMLElement>;
  /** The body. */
  children?: ReactNode;
}

/** A white card with a hairline: one subject of a page. */
export function Card(props: CardProps) {
  const { title, actions, headingLevel = 2, flush = false, ref, children } = props;
  const id = useUniqueId();
  const slot = createSlots<CardSlots, CardState>('card', { flush }, props);
  const Heading = `h${headingLevel}` as const;
  return slot(
    'root',
    <section ref={ref} aria-labelledby={title ? id : undefined}>
      {(title || actions) &&
        slot(
          'header',
          <header>
            {title && slot('title', <Heading id={id}>{title}</Heading>)}
            {actions}
          </header>,
        )}
      {children !== undefined && slot('body', <div>{children}</div>)}
    </section>,
  );
}
